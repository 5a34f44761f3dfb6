import type { Database } from './database.ts';

/**
 * Keeps what was prepared for a database, so that the calls which are made most neither build their statement nor,
 * on PostgreSQL, plan it again.
 */
export function prepareOnce<Statement extends object>(prepare: (db: Database) => Statement) {
  const known = new WeakMap<Database, Statement>();
  return (db: Database): Statement => {
    const statement = known.get(db) ?? prepare(db);
    known.set(db, statement);
    return statement;
  };
}
