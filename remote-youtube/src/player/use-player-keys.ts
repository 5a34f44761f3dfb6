import { useShortcuts } from '@my-note/kit/shortcuts';
import { useEffect, useMemo, useRef } from 'react';
import { texts } from '../texts.ts';
import type { Player } from './player.ts';
import { playerKeys } from './player-keys.ts';

export const BACK_SECONDS = 5;

/** The player's keys, which also work in the note's editor. */
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
        key(playerKeys.toggle, texts.video.toggle, player.toggle),
        key(playerKeys.back, texts.video.backFive, () => player.back(BACK_SECONDS)),
        key(playerKeys.insert, texts.video.insert, () => insert.current()),
      ];
    }, [player]),
  );
}
