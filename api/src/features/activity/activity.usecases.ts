import type { ActivityEvent, ActivityKind } from '@my-note/contract/activity';
import type { Database } from '../../core/database.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { Services } from '../../core/services.ts';
import { deleteEventsBefore, insertEvent, listEvents, listSiteEvents } from './activity.repository.ts';
import type { ActivityRow } from './activity.table.ts';

const PAGE_SIZE = 30;
const KEPT_MS = 90 * 24 * 60 * 60_000;

type NewEvent = {
  /** The account that the event concerns. */
  ownerId: string;
  kind: ActivityKind;
  /** Who did it; the person itself unless told. */
  actor?: ActivityEvent['actor'];
  /** Neither text of a note nor a secret. */
  detail?: string;
  /** Unknown for commands and background work. */
  caller?: Caller | undefined;
};

/** Records a security event. With the transaction of what happened, the two are stored together or not at all. */
export async function recordActivity(
  { clock, ids }: Pick<Services, 'clock' | 'ids'>,
  tx: Database,
  { ownerId, kind, actor = 'self', detail = '', caller }: NewEvent,
) {
  const now = clock();
  const base = { id: ids.row(), createdBy: ownerId, createdAt: now, updatedAt: now };
  const { device = null, address = null } = caller ?? {};
  await insertEvent(tx, { ...base, ownerId, kind, actor, detail, device, address });
}

export async function readActivity({ db }: Pick<Services, 'db'>, ownerId: string, cursor?: string) {
  // One more than a page shows whether there is a next one.
  const rows = await listEvents(db, ownerId, { cursor, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  const nextCursor = rows.length > PAGE_SIZE ? (page.at(-1)?.id ?? null) : null;
  return { data: page.map(toEvent), nextCursor };
}

/** Events of every account, for the operator. */
export async function readSiteActivity({ db }: Pick<Services, 'db'>, cursor?: string) {
  const rows = await listSiteEvents(db, { cursor, limit: PAGE_SIZE + 1 });
  const page = rows.slice(0, PAGE_SIZE);
  return {
    data: page.map(({ event, name, email }) => ({
      ...toEvent(event),
      person: { _id: event.ownerId, name, email },
    })),
    nextCursor: rows.length > PAGE_SIZE ? (page.at(-1)?.event.id ?? null) : null,
  };
}

const toEvent = ({ id, createdAt, kind, actor, detail, device, address }: ActivityRow) => ({
  ...{ _id: id, createdAt: createdAt.toISOString(), kind, actor, detail, device, address },
});

/** Deletes events after 90 days. */
export const forgetOldActivity = ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  deleteEventsBefore(db, new Date(clock().getTime() - KEPT_MS));
