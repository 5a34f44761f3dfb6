import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { atMost } from '../../../core/save-memory.ts';
import { startThread } from '../../../core/start-thread.ts';
import { createWorkThread } from '../../../core/threads/work-thread.ts';

type Log = Parameters<typeof createWorkThread>[0]['log'];

/** `read` is called when it is this picture's turn, and `keep` once with what was made, however many wait for it. */
type Wanted = {
  type: string;
  width: number;
  read: () => Promise<Uint8Array>;
  keep: (made: Uint8Array) => Promise<void>;
};

/** More pictures do not wait: they come as they are. */
const MOST_WAITING = 32;
/** Names of pictures that the thread could not scale, so that they are not tried again soon. */
const REMEMBERED = 1_000;
/** The memory of the picture itself is WebAssembly's, and not counted here. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 3 };

/** Scales pictures one after another in a thread of its own, which ends when there was none for a while. */
export function createPictureScaler(log: Log) {
  const limit = pLimit(1);
  const failed = new LRUCache<string, true>(atMost(REMEMBERED));
  const start = () => startThread('scale-thread.worker', import.meta.url, { resourceLimits: MEMORY });
  const { run, close } = createWorkThread({ start, log, failure: 'The thread of pictures has failed' });

  const running = new Map<string, Promise<Uint8Array | undefined>>();

  const scaled = ({ type, width, read }: Wanted) =>
    limit(async () => {
      const args = { bytes: await read(), type, width };
      return (await run<Uint8Array | undefined>('scale', args, {})) ?? new Uint8Array();
    });

  async function scaleOne(name: string, wanted: Wanted) {
    try {
      const made = await scaled(wanted).catch(() => undefined);
      if (made) await wanted.keep(made);
      // The thread has logged why.
      else failed.set(name, true);
      return made;
    } finally {
      running.delete(name);
    }
  }

  return {
    /** The bytes of the scaled picture: none when it stays as it is, undefined when that is not known. */
    scale(name: string, wanted: Wanted): Promise<Uint8Array | undefined> {
      if (failed.has(name) || limit.pendingCount >= MOST_WAITING) return Promise.resolve(undefined);
      const one = running.get(name) ?? scaleOne(name, wanted);
      running.set(name, one);
      return one;
    },
    close,
  };
}
export type PictureScaler = ReturnType<typeof createPictureScaler>;
