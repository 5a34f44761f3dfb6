import type { SignedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { hasStartedSince } from './sessions.repository.ts';

/** So long a sign-in counts as one of this moment. */
const FRESH_MS = 10 * 60_000;

/** Whether the person of a session has just signed in, with everything that this takes. */
export const isFresh = ({ db, clock }: Pick<Services, 'db' | 'clock'>, { sessionId }: SignedIn) =>
  hasStartedSince(db, sessionId, new Date(clock().getTime() - FRESH_MS));
