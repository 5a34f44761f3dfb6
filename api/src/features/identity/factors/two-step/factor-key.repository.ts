import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Database, oneRow } from '../../../../core/database.ts';
import { serviceKeys } from '../factors.table.ts';

const NAME = 'authenticators';

/** The key that encrypts authenticator keys. All replicas use the one that was stored first. */
export async function readFactorKey(db: Database): Promise<string> {
  const stored = () => db.select().from(serviceKeys).where(eq(serviceKeys.name, NAME));
  const [known] = await stored();
  if (known) return known.key;
  const key = randomBytes(32).toString('base64url');
  await db.insert(serviceKeys).values({ name: NAME, key }).onConflictDoNothing();
  return oneRow(await stored()).key;
}
