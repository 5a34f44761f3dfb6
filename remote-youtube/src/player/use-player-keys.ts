import { useShortcuts } from '@my-note/shared-kit/shortcuts';
import { useEffect, useMemo, useRef } from 'react';
import { texts } from '../texts.ts';
import type { Player } from './player.ts';

export const BACK_SECONDS = 5;

/** The player's keys, which work while the note is written as well. */
export function usePlayerKeys(player: Player, onInsert: () => void): void {
  const insert = useRef(onInsert);
  useEffect(() => {
    insert.current = onInsert;
  });
  useShortcuts(
    useMemo(() => {
      const key = (keys: string, label: string, run: () => void) => ({
        keys,
        label,
        group: texts.video.shortcuts,
        run,
      });
      return [
        key('Alt+KeyK', texts.video.toggle, player.toggle),
        key('Alt+KeyJ', texts.video.backFive, () => player.back(BACK_SECONDS)),
        key('Alt+KeyI', texts.video.insert, () => insert.current()),
      ];
    }, [player]),
  );
}
