import { Component, type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { holdRemote, loadRemoteModule } from './loader.ts';
import type { SlotModule, SlotName, SlotProps } from './slots.ts';

interface RemoteSlotProps<N extends SlotName> {
  name: N;
  props: SlotProps[N];
  /** Shown while the remote loads. */
  fallback?: ReactNode;
  /** Told when the remote cannot be loaded, or breaks while it renders; nothing is rendered then. */
  onError?: (error: unknown) => void;
}

const isSlotModule = <N extends SlotName>(value: unknown): value is SlotModule<N> =>
  typeof value === 'object' && value !== null && 'Component' in value;

/** What breaks in another team's part ends there. */
class SlotBoundary extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { broken: false };
  static getDerivedStateFromError = () => ({ broken: true });
  override componentDidCatch = (error: unknown) => this.props.onError(error);
  override render = () => !this.state.broken && this.props.children;
}

/**
 * Renders a slot that another remote fills. Loads in an effect and not through Suspense, which would
 * hold the reveal back by 300 ms.
 */
export function RemoteSlot<N extends SlotName>({
  name,
  props,
  fallback = null,
  onError,
}: RemoteSlotProps<N>) {
  const [slot, setSlot] = useState<SlotModule<N>>();
  const [failed, setFailed] = useState(false);

  const fail = (error: unknown) => {
    setFailed(true);
    onError?.(error);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new onError is no reason to load again
  useEffect(() => {
    let mounted = true;
    loadRemoteModule(name).then(
      (module) => {
        if (!mounted) return;
        if (isSlotModule<N>(module)) setSlot(module);
        else fail(new Error(`${name} is not a slot`));
      },
      (error: unknown) => mounted && fail(error),
    );
    return () => {
      mounted = false;
    };
  }, [name]);

  useInsertionEffect(() => holdRemote(name.split('/')[0] ?? ''), [name]);

  if (failed) return null;
  if (!slot) return fallback;
  return (
    <SlotBoundary onError={fail}>
      <slot.Component {...props} />
    </SlotBoundary>
  );
}
