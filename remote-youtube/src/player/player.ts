import { createStore } from '@my-note/kit/state';
import { type Command, command, listening, PLAYER_ORIGIN, readMessage } from './player-messages.ts';

export interface PlayerState {
  /** The user has started the player: from then on, Youtube is contacted. */
  wanted: boolean;
  /** Where the player starts, in seconds. */
  start: number;
  /** Current time, in seconds. */
  time: number;
  playing: boolean;
  broken: boolean;
}

const HANDSHAKE_INTERVAL_MS = 250;
const MAX_HANDSHAKES = 60;

/**
 * The player of one video, controlled by messages, so that no script of Youtube's runs in the page.
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
  /** The last command of each kind that was given before the player was ready. */
  const queuedCommands = new Map<string, string>();
  const post = (message: string) => frame?.contentWindow?.postMessage(message, PLAYER_ORIGIN);
  const send = (func: Command, args: readonly unknown[] = []) => {
    if (heard) post(command(func, args));
    else queuedCommands.set(func === 'seekTo' ? func : 'play or pause', command(func, args));
  };
  /** Loads the player and plays from a time. */
  const play = (start: number) => setState({ wanted: true, broken: false, start, time: start });
  const goTo = (time: number) => {
    setState({ time });
    send('seekTo', [time, true]);
  };

  return {
    store,
    get: getState,
    /** Connects to the player in a frame; the returned function disconnects. */
    attach: (element: HTMLIFrameElement): (() => void) => {
      frame = element;
      heard = false;
      queuedCommands.clear();
      let handshakeTimer: ReturnType<typeof setInterval>;
      // It sends nothing before it was subscribed to, and receives nothing before it has loaded.
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
        // A time from before a queued seek is outdated.
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
    /** Loads the player and plays from its start. */
    play: () => play(getState().start),
    /** Reloads the player at the current time after an error. */
    retry: () => play(getState().time),
    /** Seeks to a time and plays from there. */
    seek: (seconds: number) => {
      if (!getState().wanted || getState().broken) return play(seconds);
      goTo(seconds);
      send('playVideo');
    },
    toggle: () => {
      if (!getState().wanted) return play(getState().start);
      // Until its first message, it is about to play.
      const playing = heard
        ? getState().playing
        : !queuedCommands.get('play or pause')?.includes('pauseVideo');
      send(playing ? 'pauseVideo' : 'playVideo');
    },
    /** Seeks back by some seconds; a paused player stays paused. */
    back: (seconds: number) => {
      if (getState().wanted) goTo(Math.max(0, getState().time - seconds));
    },
  };
}
export type Player = ReturnType<typeof createPlayer>;
