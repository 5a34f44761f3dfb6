import { setTimeout as wait } from 'node:timers/promises';
import { normalizeSearchText } from '@my-note/contract/search-text';
import type { Services } from '../../core/services.ts';
import { tagFactsOf, textStatsOf } from '../../items/text.ts';
import {
  isAnyStale,
  markIndexed,
  putEntry,
  readContent,
  takeStale,
  writeFacts,
} from './search-index.repository.ts';
import { lexemes } from './terms.rules.ts';

/** Small steps, because requests wait while the embedded database works. */
const BATCH = 10;
const BATCH_CHARACTERS = 60_000;
const PAUSE_MS = 5;
/** A note being written is indexed after a pause, not at each save. */
const SETTLE_MS = 1_000;
/** PostgreSQL's limit is a megabyte of lexemes. */
const MAX_LEXEME_BYTES = 900_000;

type Log = { error: (error: unknown, message: string) => void };

/** Indexes changed items after the writes, so that saving never waits for the index. */
export function createSearchIndexer({ db, clock }: Pick<Services, 'db' | 'clock'>, log: Log) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let closed = false;

  const step = (except?: { from: Date; to: Date }) =>
    db.transaction(async (tx) => {
      const done: string[] = [];
      let characters = 0;
      for (const { id, createdBy, title, words, tasks, media, tagNames } of await takeStale(
        tx,
        BATCH,
        except,
      )) {
        if (characters > BATCH_CHARACTERS) break;
        const content = await readContent(tx, id);
        characters += content.length;
        // Written before the facts of a text were stored.
        if ((words === 0 && content.trim() !== '') || tasks === null || media === null)
          await writeFacts(tx, id, textStatsOf(content));
        else {
          // Written by a version that did not know tags.
          const tags = tagFactsOf(content);
          if (tags.tagNames.join(' ') !== tagNames.join(' ')) await writeFacts(tx, id, tags);
        }
        const [name, body] = [normalizeSearchText(` ${title} `), normalizeSearchText(` ${content} `)];
        await putEntry(tx, {
          itemId: id,
          createdBy,
          title: name,
          body,
          lexemes: fitting(lexemes(createdBy, name, body)),
        });
        done.push(id);
      }
      if (done.length > 0) await markIndexed(tx, done);
      return done.length;
    });

  async function indexAll() {
    while (!closed && (await step()) > 0) await wait(PAUSE_MS);
  }

  async function indexSettled() {
    timer = undefined;
    const lately = () => ({ from: new Date(clock().getTime() - SETTLE_MS), to: clock() });
    while (!closed && (await step(lately())) > 0) await wait(PAUSE_MS);
    if (await isAnyStale(db)) wake();
  }

  function enqueue(work: () => Promise<void>) {
    const turn = running.then(work);
    running = turn.catch(() => undefined);
    return turn;
  }

  function wake() {
    if (closed) return;
    timer ??= setTimeout(() => {
      enqueue(indexSettled).catch((error: unknown) =>
        log.error(error, 'The search index could not be written'),
      );
    }, SETTLE_MS).unref();
  }

  return {
    /** Indexes all waiting items; resolves when it is done. */
    drain: () => enqueue(indexAll),
    /** Called after a write. */
    wake,
    async close() {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
export type SearchIndexer = ReturnType<typeof createSearchIndexer>;

function fitting(found: string[]) {
  const bytes = found.reduce((total, lexeme) => total + Buffer.byteLength(lexeme), 0);
  return bytes > MAX_LEXEME_BYTES ? null : found;
}
