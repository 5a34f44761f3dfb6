import { command, listening, PLAYER_ORIGIN, readMessage } from './protocol.ts';

export interface PlayerState {
  /** The user has asked for the player: from then on Youtube is. */
  wanted: boolean;
  /** Where the player is to begin, in seconds. */
  start: number;
  /** Where it is, in seconds. */
  time: number;
  playing: boolean;
  broken: boolean;
}

const KNOCK_MS = 250;
const KNOCKS = 60;

/**
 * The player of one video, over the messages that Youtube's player exchanges with the page it is in. No script of
 * Youtube's runs in the page.
 */
export function createPlayer(start = 0) {
  let state: PlayerState = { wanted: false, start, time: start, playing: false, broken: false };
  let frame: HTMLIFrameElement | null = null;
  const listeners = new Set<() => void>();
  const set = (change: Partial<PlayerState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const send = (message: string) => frame?.contentWindow?.postMessage(message, PLAYER_ORIGIN);

  /** Loads the player, which plays from there. */
  const play = (start: number) => set({ wanted: true, start, time: start });
  const goTo = (time: number) => {
    set({ time });
    send(command('seekTo', [time, true]));
  };

  return {
    get: (): PlayerState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Follows the player in a frame; the answer lets it go. */
    attach: (element: HTMLIFrameElement): (() => void) => {
      frame = element;
      let knocks = 0;
      // It tells nothing before it was asked, and does not hear before it is there.
      const knocking = setInterval(() => {
        if (++knocks > KNOCKS) clearInterval(knocking);
        send(listening());
      }, KNOCK_MS);
      const hear = ({ source, origin, data }: MessageEvent) => {
        if (origin !== PLAYER_ORIGIN || source !== element.contentWindow) return;
        if (knocks <= KNOCKS) {
          clearInterval(knocking);
          knocks = KNOCKS + 1;
          send(command('addEventListener', ['onError']));
          send(command('addEventListener', ['onStateChange']));
        }
        const news = readMessage(data);
        if (Object.keys(news).length > 0) set(news);
      };
      window.addEventListener('message', hear);
      return () => {
        clearInterval(knocking);
        window.removeEventListener('message', hear);
        frame = null;
        set({ playing: false });
      };
    },
    play: () => play(state.start),
    /** Goes to a point in time and plays from there. */
    seek: (seconds: number) => {
      if (!state.wanted) return play(seconds);
      goTo(seconds);
      send(command('playVideo'));
    },
    toggle: () => {
      if (state.wanted) send(command(state.playing ? 'pauseVideo' : 'playVideo'));
      else play(state.start);
    },
    /** Some seconds back; a player that rests goes on resting. */
    back: (seconds: number) => {
      if (state.wanted) goTo(Math.max(0, state.time - seconds));
    },
  };
}
export type Player = ReturnType<typeof createPlayer>;
