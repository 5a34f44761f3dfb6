import { useStore } from '@my-note/shared-kit/state';
import type { Player, PlayerState } from './player.ts';

/** Follows a part of the player's state, so that what does not need the time does not render with it. */
export const usePlayer = <T extends string | number | boolean>(
  player: Player,
  select: (state: PlayerState) => T,
): T => useStore(player.store, select);
