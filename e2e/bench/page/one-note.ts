import { noteSchema } from '@my-note/contract';
import { seedNotes } from '../../../api/bench/seed/seed.ts';
import type { Database } from '../../../api/src/core/database.ts';
import { randomIds, systemClock } from '../../../api/src/core/services.ts';
import { readBySlug } from '../../../api/src/features/notes/notes.usecases.ts';

/** A note that is opened: its address in the site, its text, and some of its words to look for in the page. */
export interface OneNote {
  slug: string;
  text: string;
  words: string;
}

const WORDS_LENGTH = 60;

/** Reads the note with this slug. Fails where there is none. */
export async function readOne(db: Database, userId: string, slug: string): Promise<OneNote> {
  const services = { db, clock: systemClock, ids: randomIds };
  const { content: text } = noteSchema.parse(JSON.parse(await readBySlug(services, userId, slug)));
  const line = text.split('\n').find(({ length }) => length > WORDS_LENGTH) ?? text;
  return { slug, text, words: line.slice(0, WORDS_LENGTH).trim() };
}

/** Seeds that many notes of 2 kB, and reads one in the middle. */
export const seedOneAmong =
  (count: number) =>
  async (db: Database, userId: string): Promise<OneNote> => {
    const { slugs } = await seedNotes(db, userId, { count, searched: false });
    return await readOne(db, userId, slugs[Math.floor(slugs.length / 2)] ?? '');
  };
