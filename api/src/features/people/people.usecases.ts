import type { ActivityKind } from '@my-note/contract/activity';
import type { Person, PersonUpdate } from '@my-note/contract/people';
import type { Database } from '../../core/database.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { Services } from '../../core/services.ts';
import type { UserRow } from '../../items/index.ts';
import { cancelDeletion, scheduleDeletion } from '../account/deletion/deletion.usecases.ts';
import { recordActivity } from '../activity/activity.usecases.ts';
import { removeSessionsOf } from '../sessions/remove-session.usecases.ts';
import { lastOperator, personGone } from './people.errors.ts';
import {
  countPeople,
  findPeople,
  hasOtherOperator,
  listPeople,
  lockPerson,
  readFigures,
  updatePerson,
} from './people.repository.ts';

export type PeopleDeps = Pick<Services, 'db' | 'bus' | 'clock' | 'ids'>;

const PAGE_SIZE = 50;

type Wanted = { search?: string | undefined; cursor?: string | undefined };

export async function readPeople(deps: PeopleDeps, { search, cursor }: Wanted, size = PAGE_SIZE) {
  // One more than a page shows whether there is a next one.
  const rows = await listPeople(deps.db, { search: search?.trim(), cursor, limit: size + 1 });
  const page = rows.slice(0, size);
  return {
    data: await describe(deps, page),
    total: await countPeople(deps.db, search?.trim()),
    nextCursor: rows.length > size ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function readPerson(deps: PeopleDeps, id: string): Promise<Person> {
  const [person] = await describe(deps, await findPeople(deps.db, { id }));
  if (!person) throw personGone();
  return person;
}

export async function describe({ db, clock }: PeopleDeps, rows: UserRow[]): Promise<Person[]> {
  if (rows.length === 0) return [];
  const figuresOf = await readFigures(
    db,
    rows.map(({ id }) => id),
    clock(),
  );
  return rows.map(({ id, name, email, role, createdAt, disabledAt, deletionAt }) => {
    const { lastActiveAt, ...figures } = figuresOf(id);
    return {
      ...{ _id: id, name, email, role, ...figures },
      createdAt: createdAt.toISOString(),
      lastActiveAt: lastActiveAt?.toISOString() ?? null,
      disabledAt: disabledAt?.toISOString() ?? null,
      deletionAt: deletionAt?.toISOString() ?? null,
    };
  });
}

/** Who acts: an operator at a page, or nobody in particular by a command. */
type By = { caller?: Caller | undefined };

/**
 * Disables or enables an account, changes who is an operator, or plans a deletion and takes it back. A disabled account
 * is signed out everywhere at once; its rows are kept.
 */
export async function changePerson(deps: PeopleDeps, id: string, change: PersonUpdate, { caller }: By = {}) {
  const { disabled, role, deleted } = change;
  const by = { actor: 'operator' as const, caller };
  await deps.db.transaction(async (tx) => {
    const person = await lockPerson(tx, id);
    if (!person) throw personGone();
    if (disabled === true || role === 'user') await keepAnOperator(tx, person);
    const record = (kind: ActivityKind) => recordActivity(deps, tx, { ownerId: id, kind, ...by });
    if (disabled !== undefined && disabled !== (person.disabledAt !== null)) {
      await updatePerson(tx, id, { disabledAt: disabled ? deps.clock() : null });
      await record(disabled ? 'account-disabled' : 'account-enabled');
      if (disabled) await removeSessionsOf(deps, tx, id);
    }
    if (role !== undefined && role !== person.role) {
      await updatePerson(tx, id, { role });
      await record(role === 'operator' ? 'operator-made' : 'operator-unmade');
    }
  });
  if (deleted === true) await scheduleDeletion(deps, id, by);
  if (deleted === false) await cancelDeletion(deps, id, by);
  return readPerson(deps, id);
}

async function keepAnOperator(tx: Database, { id, role }: UserRow) {
  if (role === 'operator' && !(await hasOtherOperator(tx, id))) throw lastOperator();
}
