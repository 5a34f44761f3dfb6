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

interface ExtensionBoundaryProps {
  extension: Pick<Extension<ExtensionPoint>, 'remote' | 'report'>;
  /** Shown when something of it throws. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps what an extension throws while it renders out of the rest of the page, and reports it. */
export function ExtensionBoundary({
  extension: { remote, report },
  fallback = null,
  children,
}: ExtensionBoundaryProps) {
  useInsertionEffect(() => holdRemote(remote), [remote]);
  return (
    <SlotBoundary onError={report} fallback={fallback}>
      {children}
    </SlotBoundary>
  );
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
  extension,
  props,
  frame = (part) => part,
  fallback,
}: ExtensionSlotProps<P>) {
  const { Component } = extension.module as { Component: ComponentType<object> };
  return (
    <ExtensionBoundary extension={extension} fallback={fallback}>
      {frame(<Component {...props} />)}
    </ExtensionBoundary>
  );
}
