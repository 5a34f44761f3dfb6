import { LIMITS, type Note } from '@my-note/contract';
import type { NoteCreate } from '@my-note/contract/capture';
import type { Database } from '../../core/database.ts';
import { invalid } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import {
  comparableTitle,
  findCategory,
  findLiving,
  freeSlug,
  type Item,
  insertCategory,
  insertItem,
  listSiblingTitles,
  nextState,
  requireItem,
  toNote,
  writeNote,
} from '../../items/index.ts';
import { growthOf, slugify, textStatsOf } from '../../items/text.ts';
import { joinTexts, withTags } from './capture-text.rules.ts';
import { type KeyedCall, writeOnce } from './once.usecases.ts';
import { captureTexts } from './texts.ts';

/** Makes a note with its text, and the categories of its path that are not there. */
export const createNote = (services: Services, ownerId: string, note: NoteCreate, call: KeyedCall) =>
  writeOnce(services, ownerId, call, async (tx): Promise<Note> => {
    const { clock, ids, quota } = services;
    const { title, category } = note;
    const content = allowed(withTags(note.content ?? '', note.tags ?? []));
    await quota.admit(tx, ownerId, growthOf('', content));
    const parent = await categoryAt(tx, services, ownerId, category ?? []);
    const slug = await freeSlug(tx, ownerId, parent, slugify(title));
    const now = clock();
    const id = ids.row();
    const base = { id, createdBy: ownerId, createdAt: now, updatedAt: now, type: 'note' as const };
    const text = { title, slug, content, ...textStatsOf(content), editStartedAt: now };
    await insertItem(tx, { ...base, ...text, parentId: parent?.id ?? null });
    return toNote(await requireItem(tx, ownerId, id));
  });

/** Puts a text below that of a note; nothing that was written meanwhile is lost. */
export const appendText = (
  services: Services,
  ownerId: string,
  { id, content }: { id: string; content: string },
  call: KeyedCall,
) =>
  writeOnce(services, ownerId, call, async (tx): Promise<Note> => {
    const found = await findLiving(tx, ownerId, id);
    const joined = allowed(joinTexts(found?.content ?? '', content));
    const { note, state } = nextState(found, { content: joined });
    return writeNote(tx, services, note, state);
  });

function allowed(content: string): string {
  if (content.length <= LIMITS.contentLength) return content;
  throw invalid(captureTexts.noteTooLong(LIMITS.contentLength));
}

async function categoryAt(tx: Database, services: Services, ownerId: string, titles: readonly string[]) {
  let parent: Item | undefined;
  for (const title of titles) {
    const siblings = await listSiblingTitles(tx, ownerId, parent?.id ?? null);
    const known = siblings.find((sibling) => comparableTitle(sibling.title) === comparableTitle(title));
    const { id } = known ?? (await insertCategory(tx, services, ownerId, title, parent));
    parent = await findCategory(tx, ownerId, id);
  }
  return parent;
}
