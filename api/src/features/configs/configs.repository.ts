import type { ConfigEntry, ConfigKey } from '@my-note/contract';
import type { OWN_CSS_MARK } from '@my-note/contract/look';
import { and, eq, inArray } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { userConfigs } from './configs.table.ts';

export const listConfigs = (db: Database, userId: string) =>
  db
    .select({ key: userConfigs.key, value: userConfigs.value })
    .from(userConfigs)
    .where(eq(userConfigs.createdBy, userId));

/** Stored settings of several users; users without any are not in the result. */
export async function listSetting(db: Database, userIds: string[], key: ConfigKey | typeof OWN_CSS_MARK) {
  const { createdBy, value } = userConfigs;
  const rows = await db
    .select({ createdBy, value })
    .from(userConfigs)
    .where(and(inArray(createdBy, userIds), eq(userConfigs.key, key)));
  return new Map(rows.map((row) => [row.createdBy, row.value]));
}

export async function saveConfig(
  db: Database,
  userId: string,
  entry: { key: string; value: ConfigEntry['value'] },
  fresh: { id: string; now: Date },
) {
  const { key, value } = entry;
  const rows = await db
    .insert(userConfigs)
    .values({ id: fresh.id, createdBy: userId, createdAt: fresh.now, updatedAt: fresh.now, key, value })
    .onConflictDoUpdate({
      target: [userConfigs.createdBy, userConfigs.key],
      set: { value, updatedAt: fresh.now },
    })
    .returning({ key: userConfigs.key });
  oneRow(rows);
}
