import type { SignedIn } from '../../core/http/session.ts';
import type { ConfirmPassword } from '../identity/factors/confirm-password.usecases.ts';
import { confirmationNeeded } from './account.errors.ts';

export type ConfirmingDeps = {
  confirmPassword: ConfirmPassword;
  isFreshSession: (session: SignedIn) => Promise<boolean>;
};

/** Passes with the right password, and without one after a fresh sign-in. */
export async function confirm(deps: ConfirmingDeps, session: SignedIn, password: string | undefined) {
  if (password !== undefined) await deps.confirmPassword(session, password);
  else if (!(await deps.isFreshSession(session))) throw confirmationNeeded();
}
