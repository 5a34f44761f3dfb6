import type { Invitation } from '@my-note/contract/people';
import { AppError, notFound } from '../../core/errors.ts';
import type { Caller } from '../../core/http/caller.ts';
import type { Services } from '../../core/services.ts';
import { hashToken } from '../../core/text/hash-token.ts';
import { recordActivity } from '../activity/activity.usecases.ts';
import { invitationHref } from '../invitations/admission.usecases.ts';
import {
  countOpen,
  deleteOpenInvitation,
  insertInvitation,
  listInvitations,
} from '../invitations/invitations.repository.ts';
import type { InvitationRow } from '../invitations/invitations.table.ts';
import { peopleTexts } from './texts.ts';

const VALID_MS = 7 * 24 * 60 * 60_000;
const MAX_OPEN = 100;
const LISTED = 100;

type Deps = Pick<Services, 'db' | 'clock' | 'ids'>;
type By = { operatorId: string; caller: Caller };

export const readInvitations = async ({ db }: Deps) => (await listInvitations(db, LISTED)).map(toInvitation);

/** Makes a link that creates one account within a week. */
export function createInvitation(deps: Deps, label: string, { operatorId, caller }: By) {
  const { clock, ids } = deps;
  const [token, now] = [ids.token(), clock()];
  return deps.db.transaction(async (tx) => {
    if ((await countOpen(tx, now)) >= MAX_OPEN) {
      throw new AppError(409, 'TOO_MANY_INVITATIONS', peopleTexts.tooManyInvitations(MAX_OPEN));
    }
    const row = await insertInvitation(tx, {
      ...{
        id: ids.row(),
        createdBy: operatorId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + VALID_MS),
      },
      ...{ tokenHash: hashToken(token), label, role: 'user' as const },
    });
    await recordActivity(deps, tx, {
      ownerId: operatorId,
      kind: 'invitation-created',
      detail: label,
      caller,
    });
    return { ...toInvitation(row), href: invitationHref(token) };
  });
}

/** Ends an invitation that nobody has used. */
export function revokeInvitation(deps: Deps, id: string, { operatorId, caller }: By) {
  return deps.db.transaction(async (tx) => {
    const row = await deleteOpenInvitation(tx, id);
    if (!row) throw notFound(peopleTexts.invitationGone);
    const event = { ownerId: operatorId, kind: 'invitation-revoked', detail: row.label, caller } as const;
    await recordActivity(deps, tx, event);
    return { _id: id };
  });
}

const toInvitation = ({ id, label, createdAt, expiresAt, usedAt }: InvitationRow): Invitation => ({
  _id: id,
  label,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  usedAt: usedAt?.toISOString() ?? null,
});
