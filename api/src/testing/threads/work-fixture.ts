import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { currentLanguage } from '@my-note/contract/language';
import { AppError } from '../../core/errors.ts';
import { followLanguages } from '../../core/language/language.ts';
import { serveWork } from '../../core/threads/serve-work.ts';
import type { WorkContext } from '../../core/threads/work.ts';

const CHUNK = 64 * 1024;

followLanguages();
/** A thread for tests, with work that does what goes wrong. */
serveWork(
  {
    async add({ a, b }: { a: number; b: number }, { report }: WorkContext) {
      await report(1, 2);
      return a + b;
    },
    refuse: async () => {
      throw new AppError(409, 'FULL', 'There is no room', { retryAfterSeconds: 5 });
    },
    fail: async () => {
      throw new TypeError('Nothing is there');
    },
    /** An error that nobody awaits ends the thread. */
    async crash() {
      setTimeout(() => {
        throw new Error('Nobody awaits this');
      });
      await wait(60_000);
    },
    /** The language of the texts that a piece of work says. */
    language: async () => currentLanguage(),
    async fillMemory() {
      const kept: string[][] = [];
      for (;;) kept.push(Array.from({ length: 10_000 }, (_, n) => `${kept.length} ${n}`));
    },
    async hang() {
      for (;;);
    },
    async waitForStop(_args: object, { signal }: WorkContext) {
      await once(signal, 'abort');
      signal.throwIfAborted();
    },
    /** As many bytes as wanted, reported as they are accepted. */
    async pour({ chunks }: { chunks: number }, { output, report, signal }: WorkContext) {
      for (let n = 0; n < chunks; n += 1) {
        if (!output.write(randomBytes(CHUNK))) await once(output, 'drain', { signal });
        await report((n + 1) * CHUNK, chunks * CHUNK);
      }
      output.end();
      await once(output, 'finish', { signal });
      return chunks * CHUNK;
    },
  },
  async () => undefined,
);
