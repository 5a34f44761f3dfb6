import { type ReactNode, useCallback, useEffect, useInsertionEffect } from 'react';
import { followRemote, holdRemote, loadRemoteModule } from './loader.ts';
import { SlotBoundary } from './slot-boundary.tsx';
import type { SlotModule, SlotName, SlotProps } from './slots.ts';
import { useImport } from './use-import.ts';

interface RemoteSlotProps<N extends SlotName> {
  name: N;
  props: SlotProps[N];
  /** Shown while the remote loads. */
  fallback?: ReactNode;
  /** Called when the remote cannot be loaded or throws while it renders; nothing is rendered then. */
  onError?: ((error: unknown) => void) | undefined;
}

const isSlotModule = <N extends SlotName>(value: unknown): value is SlotModule<N> =>
  typeof value === 'object' && value !== null && 'Component' in value;

async function loadSlot<N extends SlotName>(name: N): Promise<SlotModule<N>> {
  const module = await loadRemoteModule(name);
  if (isSlotModule<N>(module)) return module;
  throw new Error(`${name} is not a slot`);
}

/**
 * Renders a component that another remote provides, by the name of its slot (docs/remotes.md, "Slots").
 *
 * @example
 * <RemoteSlot
 *   name="sharing/share-dialog"
 *   props={{ item, onClose: () => setShown(false) }}
 *   onError={toastError}
 * />
 */
export function RemoteSlot<N extends SlotName>({
  name,
  props,
  fallback = null,
  onError,
}: RemoteSlotProps<N>) {
  const load = useCallback(() => loadSlot(name), [name]);
  const { value: slot, error, retry } = useImport(load, { onError });
  const [remote = ''] = name.split('/');

  useInsertionEffect(() => holdRemote(remote), [remote]);
  // Of a remote that is switched off, it fails then, and nothing is shown.
  useEffect(() => followRemote(remote, retry), [remote, retry]);

  if (error !== undefined) return null;
  if (!slot) return fallback;
  return (
    <SlotBoundary onError={onError}>
      <slot.Component {...props} />
    </SlotBoundary>
  );
}
