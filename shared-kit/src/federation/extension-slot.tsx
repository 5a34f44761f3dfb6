import { type ComponentType, type ReactNode, useInsertionEffect } from 'react';
import type { Extension, ExtensionModule, ExtensionPoint } from './extensions.ts';
import { holdRemote } from './loader.ts';
import { SlotBoundary } from './slot-boundary.tsx';

type PropsOf<M> = M extends { Component: ComponentType<infer Props> } ? Props : never;

interface ExtensionSlotProps<P extends ExtensionPoint> {
  extension: Extension<P>;
  props: PropsOf<ExtensionModule<P>>;
  /** Drawn around the component, and gone with it when it throws. */
  frame?: (part: ReactNode) => ReactNode;
  /** Shown when the component throws. */
  fallback?: ReactNode;
}

/**
 * Renders the component of an extension. One that throws leaves the fallback, and is reported.
 *
 * @example
 * function Cards() {
 *   const cards = useExtensions('home-card');
 *   return cards.map((card) => <ExtensionSlot key={card.remote} extension={card} props={{}} />);
 * }
 */
export function ExtensionSlot<P extends ExtensionPoint>({
  extension: { remote, module, report },
  props,
  frame = (part) => part,
  fallback = null,
}: ExtensionSlotProps<P>) {
  useInsertionEffect(() => holdRemote(remote), [remote]);
  const { Component } = module as { Component: ComponentType<object> };
  return (
    <SlotBoundary onError={report} fallback={fallback}>
      {frame(<Component {...props} />)}
    </SlotBoundary>
  );
}
