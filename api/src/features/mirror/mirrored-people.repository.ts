import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { users } from '../../items/tables.ts';

/** Everybody who has notes, the oldest account first, with the revision of their items. */
export const listMirroredPeople = (db: Database) =>
  db
    .select({ id: users.id, email: users.email, revision: users.revision })
    .from(users)
    .where(eq(users.deleted, false))
    .orderBy(asc(users.id));
