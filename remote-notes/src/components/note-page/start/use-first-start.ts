import { takeFirstStart } from '@my-note/kit/session';
import { type RefObject, useEffect } from 'react';
import type { StartPlace } from '../../../model/start/editing-start.ts';
import type { Typed } from '../../../model/start/key-buffer.ts';

const enter: Typed = { kind: 'key', key: 'Enter' };

type FirstKey = Omit<Extract<Typed, { kind: 'key' }>, 'kind'>;

/** Keys, and lines of a field as keys after them: a line break ends a paragraph, or a title. */
export const asTyped = (written: string, keys: readonly FirstKey[] = []): Typed[] => [
  ...keys.map((key): Typed => ({ kind: 'key', ...key })),
  ...written.split('\n').flatMap((text, line): Typed[] => {
    const words: Typed[] = text === '' ? [] : [{ kind: 'text', text }];
    return line === 0 ? words : [enter, ...words];
  }),
];

/** Starts editing where somebody clicked into the first text, before the app was there. */
export function useFirstStart(
  onStart: ((place: StartPlace) => void) | undefined,
  heading: RefObject<HTMLElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the note is opened
  useEffect(() => {
    takeFirstStart(({ place, point, typed, keys }) => {
      const title = (place === 'title' && heading.current) || undefined;
      onStart?.({ point, heading: title, typed: asTyped(typed, keys) });
    });
  }, []);
}
