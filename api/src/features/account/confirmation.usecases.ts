import type { SignedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import type { ConfirmPassword } from '../identity/factors/confirm-password.usecases.ts';
import { hasStartedSince } from '../sessions/sessions.repository.ts';
import { confirmationNeeded } from './account.errors.ts';

/** So long a sign-in stands for the password. */
const FRESH_MS = 10 * 60_000;

export type ConfirmingDeps = Pick<Services, 'db' | 'clock'> & { confirmPassword: ConfirmPassword };

export const isFresh = ({ db, clock }: Pick<Services, 'db' | 'clock'>, { sessionId }: SignedIn) =>
  hasStartedSince(db, sessionId, new Date(clock().getTime() - FRESH_MS));

/** Passes with the right password, and without one after a fresh sign-in. */
export async function confirm(deps: ConfirmingDeps, session: SignedIn, password: string | undefined) {
  if (password !== undefined) await deps.confirmPassword(session.userId, password);
  else if (!(await isFresh(deps, session))) throw confirmationNeeded();
}
