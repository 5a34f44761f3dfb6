import { createHash } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { currentLanguage, type Language } from '@my-note/contract/language';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { inTime } from '../../core/promises/in-time.ts';
import { startThread } from '../../core/start-thread.ts';
import type { ShareLinks } from './html/share-links.rules.ts';

type Task = { markdown: string; origin: string; share?: ShareLinks | undefined };
export type RenderRequest = Task & { id: number; language: Language };
export type RenderResponse = { id: number; html: string } | { id: number; error: string };

/** A page that would wait longer comes without its text, as soon as it can. */
const WAIT_MS = 50;
/** More notes are not queued: their pages come without text. */
const MOST_WAITING = 32;
/** Characters of rendered notes that are kept. */
const KEPT = 8_000_000;

/** For short-lived objects: a thread takes 48 MB for them by default, and keeps them. */
const MEMORY = { maxYoungGenerationSizeMb: 3 };

const SAMPLE =
  '# Heading\n\n**Bold** [link](/a), `code`\n\n- [ ] task\n\n> quote\n\n| a |\n| - |\n| b |\n'.repeat(20);

/**
 * Renders notes as HTML in a thread of its own, so that no call waits for it. What took too long is kept for the next
 * page.
 */
export function createNoteRenderer(log: Pick<FastifyBaseLogger, 'warn'>, waitMs = WAIT_MS) {
  const kept = new LRUCache<string, string>({ maxSize: KEPT, sizeCalculation: ({ length }) => length + 1 });
  const waiting = new Map<number, { key: string; done: (html: string | undefined) => void }>();
  let thread: Worker | undefined;
  let lastId = 0;

  function settle(id: number, html: string | undefined) {
    const one = waiting.get(id);
    waiting.delete(id);
    if (one && html !== undefined) kept.set(one.key, html);
    one?.done(html);
  }

  function start(): Worker {
    const started = startThread('render-thread.worker', import.meta.url, { resourceLimits: MEMORY });
    started.on('message', (response: RenderResponse) => {
      if ('error' in response) log.warn(`A note could not be rendered: ${response.error}`);
      settle(response.id, 'html' in response ? response.html : undefined);
    });
    started.on('error', (error) => log.warn(error, 'The thread that renders notes has failed'));
    started.on('exit', () => {
      if (thread === started) thread = undefined;
      for (const id of waiting.keys()) settle(id, undefined);
    });
    started.unref();
    return started;
  }

  /** A note as sanitised HTML; undefined when that takes too long or fails. */
  async function render(wanted: Task): Promise<string | undefined> {
    const task = { ...wanted, language: currentLanguage() };
    const key = createHash('sha256').update(JSON.stringify(task)).digest('base64url');
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (waiting.size >= MOST_WAITING) return undefined;
    thread ??= start();
    lastId += 1;
    const request: RenderRequest = { id: lastId, ...task };
    const rendered = new Promise<string | undefined>((done) => waiting.set(request.id, { key, done }));
    thread.postMessage(request);
    return inTime(rendered, waitMs);
  }

  return {
    render,
    /** Starts the thread and lets it compile what it runs, so that the first page does not wait for that. */
    warmUp: () => void render({ markdown: SAMPLE, origin: 'http://localhost' }),
    close: async () => {
      await thread?.terminate();
    },
  };
}
export type NoteRenderer = ReturnType<typeof createNoteRenderer>;
