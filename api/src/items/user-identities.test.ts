import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '../core/database/embedded/embedded.ts';
import { migrations } from '../core/database/migrations.ts';
import { withMigrationsUpTo } from '../features/backup/restore/earlier-migrations.store.ts';
import { useTemporaryDirectories } from '../testing/temporary-directories.ts';
import { useApp } from '../testing/test-app.ts';
import { insertIdentity, isKnown, upsertUser } from './index.ts';
import { userIdentities, users } from './tables.ts';

const newDirectory = useTemporaryDirectories();
const { db, services, clock } = useApp();
const fresh = () => ({ id: services().ids.row(), now: clock() });

const ada = {
  provider: 'embedded',
  providerUserId: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  avatarUrl: null,
};

describe('A person', () => {
  it('is found by each of their identities, and keeps the profile of the account here', async () => {
    const elsewhere = {
      ...ada,
      provider: 'oidc:https://id.example.org',
      providerUserId: '7',
      name: 'Ada L.',
    };
    const first = await db().transaction((tx) => upsertUser(tx, ada, fresh()));
    expect(await isKnown(db(), elsewhere)).toBe(false);
    await insertIdentity(db(), first.id, elsewhere, clock());
    expect(await isKnown(db(), elsewhere)).toBe(true);
    const again = await db().transaction((tx) => upsertUser(tx, elsewhere, fresh()));
    expect(again).toMatchObject({ id: first.id, name: 'Ada' });
    expect(await db().$count(users)).toBe(1);
    expect(await db().$count(userIdentities)).toBe(2);
  });
});

it('The migration keeps how everybody signs in', async () => {
  const journal = JSON.parse(
    readFileSync(path.join(migrations.migrationsFolder, 'meta/_journal.json'), 'utf8'),
  );
  const before = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('user_identities')) - 1;
  const directory = newDirectory();
  const { id } = fresh();
  await withMigrationsUpTo(journal.entries[before].when, async (wanted) => {
    const handle = await openEmbedded(directory, { wanted });
    await handle.db.execute(
      sql`insert into users (id, created_by, created_at, updated_at, name, email, role, provider, provider_user_id)
        values (${id}, ${id}, now(), now(), 'Ada', 'ada@example.org', 'operator', 'embedded', 'ada')`,
    );
    await handle.close();
  });
  const handle = await openEmbedded(directory);
  expect(await handle.db.transaction((tx) => upsertUser(tx, ada, fresh()))).toMatchObject({
    id,
    role: 'operator',
  });
  await handle.close();
});
