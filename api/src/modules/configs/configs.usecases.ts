import {
  CONFIG_DEFINITIONS,
  type ConfigEntry,
  type ConfigKey,
  configKeySchema,
} from '@my-note/shared-kit/contract';
import { AppError, invalid } from '../../errors.ts';
import type { Services } from '../../services.ts';
import { listConfigs, saveConfig } from './configs.repository.ts';

/** Every known setting with its stored value, or its default. */
export async function readConfigs({ db }: Services, userId: string): Promise<ConfigEntry[]> {
  const stored = new Map((await listConfigs(db, userId)).map(({ key, value }) => [key, value]));
  return configKeySchema.options.map((key) => ({
    key,
    value: stored.get(key) ?? CONFIG_DEFINITIONS[key].defaultValue,
  }));
}

export async function readNumber(services: Services, userId: string, key: ConfigKey): Promise<number> {
  const entry = (await readConfigs(services, userId)).find((candidate) => candidate.key === key);
  return Number(entry?.value);
}

export async function updateConfig({ db, clock, ids }: Services, userId: string, entry: ConfigEntry) {
  const { scope, defaultValue }: { scope: string; defaultValue: unknown } = CONFIG_DEFINITIONS[entry.key];
  if (scope === 'SYSTEM')
    throw new AppError(403, 'FORBIDDEN', `${entry.key} is set by the person who runs this site`);
  if (typeof entry.value !== typeof defaultValue)
    throw invalid(`value: ${entry.key} takes a ${typeof defaultValue}`);
  await saveConfig(db, userId, entry, { id: ids.row(), now: clock() });
  return entry;
}
