import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { isUsable, items, users } from '../../items/tables.ts';
import { taskReminders } from './reminders.table.ts';

/** Who wants reminders and has open tasks that are due on a day: how many, and one of them. */
export const listDue = (db: Database, due: string) =>
  db
    .select({
      ownerId: items.createdBy,
      count: sql<number>`count(*)::int`,
      text: sql<string>`min(task.text)`,
    })
    .from(items)
    .innerJoin(taskReminders, eq(taskReminders.createdBy, items.createdBy))
    .innerJoin(users, and(eq(users.id, items.createdBy), isUsable()))
    .innerJoin(
      sql`lateral jsonb_to_recordset(${items.tasks}) as task(index int, text text, due text)`,
      sql`true`,
    )
    .where(and(sql`not items.deleted and tasks <> '[]'::jsonb`, sql`task.due = ${due}`))
    .groupBy(items.createdBy);

export const isReminded = async (db: Database, ownerId: string) =>
  (await db.$count(taskReminders, eq(taskReminders.createdBy, ownerId))) > 0;

export const addReminded = (db: Database, ownerId: string) =>
  db.insert(taskReminders).values({ createdBy: ownerId }).onConflictDoNothing();

export const removeReminded = (db: Database, ownerId: string) =>
  db.delete(taskReminders).where(eq(taskReminders.createdBy, ownerId));
