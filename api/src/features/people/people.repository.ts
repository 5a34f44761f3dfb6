import { and, eq, ne } from 'drizzle-orm';
import { type Database, oneRow } from '../../core/database.ts';
import { isUsable, users } from '../../items/tables.ts';

type UserRow = typeof users.$inferSelect;

/** Locked until the transaction ends. */
export async function lockPerson(tx: Database, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

/** Whether somebody else can run the site; until the transaction ends none of them stops being an operator. */
export async function hasOtherOperator(tx: Database, id: string): Promise<boolean> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'operator'), ne(users.id, id), isUsable()))
    .orderBy(users.id)
    .for('update');
  return others.length > 0;
}

export async function updatePerson(
  tx: Database,
  id: string,
  values: Partial<Pick<UserRow, 'disabledAt' | 'role'>>,
): Promise<UserRow> {
  return oneRow(await tx.update(users).set(values).where(eq(users.id, id)).returning());
}
