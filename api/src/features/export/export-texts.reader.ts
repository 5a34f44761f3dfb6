import type { Database } from '../../core/database.ts';
import { readTexts } from './export.repository.ts';

const PAGE = { notes: 50, bytes: 1_000_000 };

/** Notes with their texts, in their order, without those that were deleted since. Few texts are in memory at a time. */
export async function* eachText<Note extends { id: string }>(db: Database, ownerId: string, notes: Note[]) {
  for (let at = 0; at < notes.length; ) {
    const page = notes.slice(at, at + PAGE.notes);
    const ids = page.map(({ id }) => id);
    const texts = new Map<string, string>();
    for (const { id, content } of await readTexts(db, ownerId, ids, PAGE.bytes)) texts.set(id, content);
    // Notes after the last text did not fit, or were deleted.
    const taken = texts.size === 0 ? page.length : ids.findLastIndex((id) => texts.has(id)) + 1;
    for (const note of page.slice(0, taken)) {
      const content = texts.get(note.id);
      texts.delete(note.id);
      if (content !== undefined) yield { note, content };
    }
    at += taken;
  }
}
