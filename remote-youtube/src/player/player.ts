import { createStore } from '@my-note/shared-kit/state';
import { type Command, command, listening, PLAYER_ORIGIN, readMessage } from './player-messages.ts';

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

const HANDSHAKE_INTERVAL_MS = 250;
const MAX_HANDSHAKES = 60;

/**
 * The player of one video, over the messages that Youtube's player exchanges with the page it is in. No script of
 * Youtube's runs in the page.
 */
export function createPlayer(start = 0) {
  const store = createStore<PlayerState>(() => ({
    wanted: false,
    start,
    time: start,
    playing: false,
    broken: false,
  }));
  const { getState, setState } = store;
  let frame: HTMLIFrameElement | null = null;
  let heard = false;
  /** What was wished for before the player could hear: of each kind the last. */
  const queuedCommands = new Map<string, string>();
  const post = (message: string) => frame?.contentWindow?.postMessage(message, PLAYER_ORIGIN);
  const send = (func: Command, args: readonly unknown[] = []) => {
    if (heard) post(command(func, args));
    else queuedCommands.set(func === 'seekTo' ? func : 'play or pause', command(func, args));
  };
  /** Loads the player, which plays from there. */
  const play = (start: number) => setState({ wanted: true, broken: false, start, time: start });
  const goTo = (time: number) => {
    setState({ time });
    send('seekTo', [time, true]);
  };

  return {
    store,
    get: getState,
    /** Follows the player in a frame; the answer lets it go. */
    attach: (element: HTMLIFrameElement): (() => void) => {
      frame = element;
      heard = false;
      queuedCommands.clear();
      let handshakeTimer: ReturnType<typeof setInterval>;
      // It tells nothing before it was asked, and does not hear before it is there.
      const startHandshake = () => {
        clearInterval(handshakeTimer);
        let handshakes = 0;
        handshakeTimer = setInterval(() => {
          if (++handshakes > MAX_HANDSHAKES) clearInterval(handshakeTimer);
          post(listening());
        }, HANDSHAKE_INTERVAL_MS);
      };
      const answered = () => {
        heard = true;
        for (const event of ['onError', 'onStateChange']) post(command('addEventListener', [event]));
        for (const wish of queuedCommands.values()) post(wish);
      };
      const hear = ({ source, origin, data }: MessageEvent) => {
        if (origin !== PLAYER_ORIGIN || source !== element.contentWindow) return;
        const { time, ...news } = readMessage(data);
        // Where it is does not count yet when it is to go elsewhere.
        const known = time === undefined || (!heard && queuedCommands.has('seekTo')) ? {} : { time };
        clearInterval(handshakeTimer);
        if (!heard) answered();
        if (Object.keys({ ...known, ...news }).length > 0) setState({ ...known, ...news });
      };
      startHandshake();
      element.addEventListener('load', startHandshake);
      window.addEventListener('message', hear);
      return () => {
        clearInterval(handshakeTimer);
        element.removeEventListener('load', startHandshake);
        window.removeEventListener('message', hear);
        frame = null;
        setState({ playing: false });
      };
    },
    /** Loads the player, which plays from where it was to begin. */
    play: () => play(getState().start),
    /** Loads the player once more where it was, after it could not play. */
    retry: () => play(getState().time),
    /** Goes to a point in time and plays from there. */
    seek: (seconds: number) => {
      if (!getState().wanted || getState().broken) return play(seconds);
      goTo(seconds);
      send('playVideo');
    },
    toggle: () => {
      if (!getState().wanted) return play(getState().start);
      // Until it tells otherwise it is about to play.
      const playing = heard
        ? getState().playing
        : !queuedCommands.get('play or pause')?.includes('pauseVideo');
      send(playing ? 'pauseVideo' : 'playVideo');
    },
    /** Some seconds back; a player that rests goes on resting. */
    back: (seconds: number) => {
      if (getState().wanted) goTo(Math.max(0, getState().time - seconds));
    },
  };
}
export type Player = ReturnType<typeof createPlayer>;
