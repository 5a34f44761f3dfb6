/** Where the player is loaded from; nothing is taken from anywhere else. */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

/** What the player tells: where it is and whether it plays, or that it cannot. */
export type PlayerUpdate = { time?: number; playing?: boolean; broken?: true };

const PLAYING = [1, 3];

/** Address of a video's player. The page's origin lets the player answer it. */
export function playerUrl(videoId: string, start: number): string {
  const wanted = new URLSearchParams({
    enablejsapi: '1',
    origin: location.origin,
    autoplay: '1',
    playsinline: '1',
    rel: '0',
    start: String(Math.floor(start)),
  });
  return `${PLAYER_ORIGIN}/embed/${videoId}?${wanted}`;
}

/** Reads a message of the player; anything else tells nothing. */
export function readMessage(data: unknown): PlayerUpdate {
  const { event, info } = fieldsOf(parsed(data));
  if (event === 'onError') return { broken: true };
  if (event === 'onStateChange') return playingUpdate(info);
  const { currentTime, playerState } = fieldsOf(info);
  return { ...(isTime(currentTime) ? { time: currentTime } : {}), ...playingUpdate(playerState) };
}

const playingUpdate = (state: unknown): PlayerUpdate =>
  typeof state === 'number' ? { playing: PLAYING.includes(state) } : {};
const isTime = (value: unknown): value is number => Number.isFinite(value) && Number(value) >= 0;
const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return undefined;
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

export type Command = 'seekTo' | 'playVideo' | 'pauseVideo' | 'addEventListener';
const envelope = { id: 1, channel: 'widget' };

/** Asks the player to tell its state from now on. */
export const listening = (): string => JSON.stringify({ ...envelope, event: 'listening' });
export const command = (func: Command, args: readonly unknown[] = []): string =>
  JSON.stringify({ ...envelope, event: 'command', func, args });
