import { useEffect, useState } from 'react';
import type { Extension, ExtensionPoint } from './extensions.ts';

/**
 * Loads what fills a point, and calls the listener with all of it whenever there is more or less; returns what stops it.
 */
export type ExtensionSource = (
  point: ExtensionPoint,
  listener: (extensions: readonly Extension<ExtensionPoint>[]) => void,
) => () => void;

let follow: ExtensionSource = () => () => undefined;

/**
 * Called once by the host, or by a test of a screen with an extension point.
 *
 * @example
 * setExtensionSource((point, listener) => {
 *   const module = { Component: () => <Text>Sunny</Text> };
 *   if (point === 'home-card') listener([{ remote: 'weather', point, module, report: () => {} }]);
 *   return () => {};
 * });
 */
export const setExtensionSource = (source: ExtensionSource): void => {
  follow = source;
};

const NONE: readonly never[] = [];

/**
 * What remotes bring for an extension point, in the order of the registry; more of it with each module that is there.
 * Nothing is loaded while `isNeeded` is false.
 *
 * @example
 * function Providers({ words }: { words: string }) {
 *   const providers = useExtensions('search-provider', words !== '');
 *   return <Text>{providers.map(({ module }) => module.label).join(', ')}</Text>;
 * }
 */
export function useExtensions<P extends ExtensionPoint>(point: P, isNeeded = true): readonly Extension<P>[] {
  const [found, setFound] = useState<{ point: P; list: readonly Extension<P>[] }>();
  useEffect(
    // The source checks that each module is what the point takes.
    () => (isNeeded ? follow(point, (all) => setFound({ point, list: all as never })) : undefined),
    [point, isNeeded],
  );
  return found?.point === point ? found.list : NONE;
}
