import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../../core/errors.ts';
import type { SignedIn } from '../../core/http/session.ts';
import type { Services } from '../../core/services.ts';
import { coreTexts } from '../../core/texts.ts';
import { attachmentGone } from '../attachments/attachments.errors.ts';
import { findAttachment } from '../attachments/attachments.repository.ts';
import { findSigningSession } from '../sessions/sessions.repository.ts';
import { isPlayerSigned, type PlayerCookie } from './player-cookie.rules.ts';

/** The page asks again when a film takes longer. */
const LASTS_SECONDS = 60 * 60;

/** Lets the player of the session's browser read a file of its person for a while. */
export async function allowPlayer({ db, clock }: Services, { sessionId, userId }: SignedIn, id: string) {
  const row = await findAttachment(db, id);
  if (row?.createdBy !== userId) throw attachmentGone();
  const now = clock();
  const session = await findSigningSession(db, sessionId, now);
  // Sessions of former versions sign nothing.
  if (!session) throw new AppError(403, ERROR_CODES.forbidden, coreTexts.tokenMayNot);
  const until = new Date(now.getTime() + LASTS_SECONDS * 1000);
  return { id, sessionId, key: session.key, until, maxAge: LASTS_SECONDS };
}

/** The person whose player sent a cookie for this file; undefined once the session has ended. */
export async function playerOf(
  { db, clock }: Services,
  cookie: PlayerCookie | undefined,
  id: string,
): Promise<string | undefined> {
  const now = clock();
  if (!cookie || cookie.until <= now) return undefined;
  const session = await findSigningSession(db, cookie.sessionId, now);
  return session && isPlayerSigned(cookie, session.key, id) ? session.userId : undefined;
}
