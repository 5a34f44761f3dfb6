/** Where the player is loaded from; messages of any other origin are ignored. */
export const PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';

export type PlayerUpdate = { time?: number; playing?: boolean; broken?: true };

const PLAYING = [1, 3];

/** URL of a video's player. Its `origin` is the page that the player sends messages to. */
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

/** Reads a message of the player; empty for anything else. */
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

/** Subscribes to the player's state. */
export const listening = (): string => JSON.stringify({ ...envelope, event: 'listening' });
export const command = (func: Command, args: readonly unknown[] = []): string =>
  JSON.stringify({ ...envelope, event: 'command', func, args });
