import { eq } from 'drizzle-orm';
import { type Database, oneRow } from '../database.ts';
import { serviceKeys } from './service-keys.table.ts';

/** A key that is made when it is first needed. All replicas use the one that was stored first. */
export async function readServiceKey(db: Database, name: string, make: () => string): Promise<string> {
  const stored = () => db.select().from(serviceKeys).where(eq(serviceKeys.name, name));
  const [known] = await stored();
  if (known) return known.key;
  await db.insert(serviceKeys).values({ name, key: make() }).onConflictDoNothing();
  return oneRow(await stored()).key;
}
