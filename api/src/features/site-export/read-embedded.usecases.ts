import type { Database } from '../../core/database.ts';
import { embedsOf } from '../../items/text.ts';
import { listTitles, readTexts } from '../export/export.repository.ts';
import type { EmbeddedText } from './html/embed-exported.rules.ts';
import { MOST_EMBEDDED } from './html/exported-note.writer.ts';

/** Bytes of the notes that one note shows; those that are more stay links. */
const MOST_BYTES = 3_000_000;

/** The notes of the same person that a note embeds, and those that these embed, as deep as they are shown. */
export async function readEmbedded(db: Database, ownerId: string, content: string) {
  const found = new Map<string, EmbeddedText>();
  let left = MOST_BYTES;
  let texts = [content];
  for (const most of MOST_EMBEDDED) {
    const ids = [...new Set(texts.flatMap((text) => embedsOf(text, most)))].filter((id) => !found.has(id));
    if (ids.length === 0 || left <= 0) break;
    const titles = new Map((await listTitles(db, ownerId, ids)).map(({ id, title }) => [id, title]));
    const read = titles.size === 0 ? [] : await readTexts(db, ownerId, [...titles.keys()], left);
    texts = read.map((each) => each.content);
    for (const { id, content: text } of read) {
      left -= Buffer.byteLength(text);
      found.set(id, { title: titles.get(id) ?? '', content: text });
    }
  }
  return found;
}
