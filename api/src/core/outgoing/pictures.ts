import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import { createCallLimit } from '../rate-limits/call-limit.ts';
import { atMost } from '../save-memory.ts';
import type { Clock } from '../services.ts';
import { createPictureFetch, type Picture } from './picture-fetch.ts';
import { PictureError, pictureUnavailable } from './pictures.errors.ts';
import { outgoingTexts } from './texts.ts';

/** Each fetch may use as much memory as the largest picture. */
const AT_ONCE = 8;
const AT_ONCE_EACH = 4;
const MAX_CALLERS = 10_000;

type Options = { clock: Clock; perMinute: number; privateHosts: readonly string[] };

/** Pictures of other sites, fetched without data about the user; no caller blocks another one. */
export function createPictures({ clock, perMinute, privateHosts }: Options) {
  const web = createPictureFetch({ privateHosts });
  const message = () => outgoingTexts.tooManyPictures(perMinute);
  const everybody = pLimit(AT_ONCE);
  const turns = new LRUCache<string, LimitFunction>(atMost(MAX_CALLERS));

  function turnOf(caller: string) {
    const turn = turns.get(caller) ?? pLimit(AT_ONCE_EACH);
    turns.set(caller, turn);
    return turn;
  }

  async function fetchNow(address: string, signal: AbortSignal): Promise<Picture> {
    try {
      return await web.fetch(address, signal);
    } catch (error) {
      throw error instanceof PictureError ? pictureUnavailable(error.message) : error;
    }
  }

  return {
    /** Counts a call; refuses it when there were too many. */
    admit: createCallLimit({ clock, perMinute, message }),
    fetch: (address: string, caller: string, signal: AbortSignal): Promise<Picture> =>
      turnOf(caller)(() => everybody(() => fetchNow(address, signal))),
    close: web.close,
  };
}
export type Pictures = ReturnType<typeof createPictures>;
