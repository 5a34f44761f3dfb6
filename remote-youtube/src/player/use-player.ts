import { useStore } from '@my-note/kit/state';
import type { Player, PlayerState } from './player.ts';

/** Selects a part of the player's state, so that the time alone does not render every component. */
export const usePlayer = <T extends string | number | boolean>(
  player: Player,
  select: (state: PlayerState) => T,
): T => useStore(player.store, select);
