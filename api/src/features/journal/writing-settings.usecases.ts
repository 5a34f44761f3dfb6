import type { WritingSettings } from '@my-note/contract/journal';
import { invalid } from '../../core/errors.ts';
import type { Services } from '../../core/services.ts';
import { findLiving } from '../../items/index.ts';
import { captureTexts } from '../capture/texts.ts';
import { listConfigs, saveConfig } from '../configs/configs.repository.ts';

const KEYS = {
  templates: 'templateCategory',
  journal: 'journalCategory',
  dayTemplate: 'journalTemplate',
} as const;
const TYPES = { templates: 'category', journal: 'category', dayTemplate: 'note' } as const;
const NAMES = ['templates', 'journal', 'dayTemplate'] as const;

/** What a person has chosen, without what is gone. */
export async function readWritingSettings(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
): Promise<WritingSettings> {
  const stored = new Map((await listConfigs(db, ownerId)).map(({ key, value }) => [key, value]));
  const settings: WritingSettings = { templates: null, journal: null, dayTemplate: null };
  for (const name of NAMES) {
    const id = stored.get(KEYS[name]);
    if (typeof id !== 'string' || id === '') continue;
    const item = await findLiving(db, ownerId, id);
    if (item?.type === TYPES[name]) settings[name] = id;
  }
  return settings;
}

export async function saveWritingSettings(services: Services, ownerId: string, settings: WritingSettings) {
  const { db, ids, clock } = services;
  for (const name of NAMES) {
    const id = settings[name];
    const item = id === null ? undefined : await findLiving(db, ownerId, id);
    if (id !== null && item?.type !== TYPES[name])
      throw invalid(TYPES[name] === 'note' ? captureTexts.noNote(name) : captureTexts.noCategory(name));
  }
  for (const name of NAMES)
    await saveConfig(
      db,
      ownerId,
      { key: KEYS[name], value: settings[name] ?? '' },
      { id: ids.row(), now: clock() },
    );
  return settings;
}
