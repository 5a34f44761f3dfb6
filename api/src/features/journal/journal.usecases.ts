import { LIMITS, type Note } from '@my-note/contract';
import { fillTemplate, type JournalDay, localMoment } from '@my-note/contract/journal';
import type { Database } from '../../core/database.ts';
import { invalid } from '../../core/errors.ts';
import { inEveryLanguage } from '../../core/language/language.ts';
import type { Services } from '../../core/services.ts';
import {
  comparableTitle,
  findCategory,
  findLiving,
  freeSlug,
  insertCategory,
  insertItem,
  listSiblingTitles,
  nextState,
  requireItem,
  toNote,
  writeNote,
} from '../../items/index.ts';
import { growthOf, slugify, textStatsOf } from '../../items/text.ts';
import { joinTexts } from '../capture/capture-text.rules.ts';
import { type KeyedCall, writeOnce } from '../capture/once.usecases.ts';
import { captureTexts } from '../capture/texts.ts';
import { findTitled, listDays } from './journal.repository.ts';
import { readWritingSettings } from './writing-settings.usecases.ts';

/** The category of the journal: the chosen one, or that of the top level with its title in any language. */
async function journalOf(db: Database, ownerId: string): Promise<string | undefined> {
  const { journal } = await readWritingSettings({ db }, ownerId);
  if (journal !== null) return journal;
  const siblings = await listSiblingTitles(db, ownerId, null);
  const ids = new Map(siblings.map(({ id, title }) => [comparableTitle(title), id]));
  const names = inEveryLanguage(() => captureTexts.journal);
  return names.map((name) => ids.get(comparableTitle(name))).find((id) => id !== undefined);
}

/** Days of a month that have a note, each once. */
export async function readDays({ db }: Services, ownerId: string, month: string) {
  const journal = await journalOf(db, ownerId);
  const rows = journal === undefined ? [] : await listDays(db, ownerId, journal, month);
  return { data: rows.filter(({ day }, at) => day !== rows[at - 1]?.day) };
}

/**
 * Opens the note of a day: makes it by the template when there is none, and puts a text below it. Writes of one person
 * wait for each other, so two calls at the same time make one note.
 */
export const openDay = (
  services: Services,
  ownerId: string,
  { day, time, append }: JournalDay & { day: string },
  call: KeyedCall,
): Promise<Note> =>
  writeOnce(services, ownerId, call, async (tx) => {
    const journal =
      (await journalOf(tx, ownerId)) ??
      (await insertCategory(tx, services, ownerId, captureTexts.journal, undefined)).id;
    const known = await findTitled(tx, ownerId, journal, day);
    const id = known ?? (await makeDay(tx, services, ownerId, { journal, day, time }));
    if (append === undefined) return toNote(await requireItem(tx, ownerId, id));
    const found = await findLiving(tx, ownerId, id);
    const { note, state } = nextState(found, { content: allowed(joinTexts(found?.content ?? '', append)) });
    return writeNote(tx, services, note, state);
  });

async function makeDay(
  tx: Database,
  services: Services,
  ownerId: string,
  { journal, day, time }: { journal: string; day: string; time: string | undefined },
): Promise<string> {
  const { clock, ids, quota } = services;
  const { dayTemplate } = await readWritingSettings({ db: tx }, ownerId);
  const template = dayTemplate === null ? undefined : await findLiving(tx, ownerId, dayTemplate);
  const facts = { day, time: time ?? localMoment(clock()).time, title: day };
  const content = allowed(fillTemplate(template?.content ?? '', facts).text);
  await quota.admit(tx, ownerId, growthOf('', content));
  const parent = await findCategory(tx, ownerId, journal);
  const slug = await freeSlug(tx, ownerId, parent, slugify(day));
  const now = clock();
  const id = ids.row();
  const base = { id, createdBy: ownerId, createdAt: now, updatedAt: now, type: 'note' as const };
  const text = { title: day, slug, content, ...textStatsOf(content), editStartedAt: now };
  await insertItem(tx, { ...base, ...text, parentId: journal });
  return id;
}

function allowed(content: string): string {
  if (content.length <= LIMITS.contentLength) return content;
  throw invalid(captureTexts.noteTooLong(LIMITS.contentLength));
}
