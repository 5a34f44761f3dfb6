import { links } from '@my-note/contract';
import type { Database } from '../../core/database.ts';
import type { Services } from '../../core/services.ts';
import { hashToken } from '../../core/text/hash-token.ts';
import { countUsers } from '../../items/index.ts';
import { accountsFull, invitationGone, setupNeeded, signUpClosed } from './admission.errors.ts';
import { giveBack, insertInvitation, takeInvitation } from './invitations.repository.ts';

const DAY = 24 * 60 * 60_000;

/** The operator's settings of who may create an account; 0 accounts means no limit. */
export type AdmissionRules = { signUp: 'open' | 'closed'; maxAccounts: number };

/** What a browser that creates an account brings along. */
export type Entry = {
  /** It runs on the machine of the service, and no proxy stands between. */
  local: boolean;
  /** The role that a provider gives, which decides in place of the machine who runs the site. */
  role?: 'operator' | 'user' | undefined;
  invitation: string | undefined;
};

type AdmissionDeps = Pick<Services, 'clock'> & { config: AdmissionRules };

/**
 * Admits a new account with its role, or refuses it. The first account is the operator's: it wants the machine itself
 * or the link of the setup. An invitation is used by this; with the transaction of the account it is not if that fails.
 */
export async function admit(
  { clock, config }: AdmissionDeps,
  db: Database,
  { local, invitation, role }: Entry,
) {
  const total = await countUsers(db);
  refuseMore(config, total);
  if (invitation) {
    const taken = await takeInvitation(db, hashToken(invitation), clock());
    if (!taken || (taken.role === 'operator' && total > 0)) throw invitationGone();
    return { role: taken.role, undo: () => giveBack(db, taken.id) };
  }
  const undo = async () => undefined;
  if (total === 0 && role !== 'user') {
    if (!local && role === undefined) throw setupNeeded();
    return { role: 'operator' as const, undo };
  }
  if (config.signUp === 'closed') throw signUpClosed();
  return { role: 'user' as const, undo };
}

export function refuseMore({ maxAccounts }: AdmissionRules, total: number) {
  if (maxAccounts > 0 && total >= maxAccounts) throw accountsFull();
}

/** The path of the page that takes an invitation. The token is in the fragment, which no server and no log receives. */
export const invitationHref = (token: string) => `${links.login()}#invitation=${token}`;

/** For a site without an account that listens to the network: a path that creates the operator's account, once. */
export async function createSetupLink({ db, clock, ids }: Pick<Services, 'db' | 'clock' | 'ids'>) {
  if ((await countUsers(db)) > 0) return undefined;
  const [token, now] = [ids.token(), clock()];
  const expiresAt = new Date(now.getTime() + DAY);
  const values = { tokenHash: hashToken(token), role: 'operator' as const, createdAt: now, expiresAt };
  await insertInvitation(db, { id: ids.row(), ...values });
  return invitationHref(token);
}
