import type { IncomingMessage } from 'node:http';
import { ERROR_CODES } from '@my-note/contract';
import type { FastifyRequest } from 'fastify';
import { AppError, unauthorized } from '../errors.ts';
import { coreTexts } from '../texts.ts';

/** The sender of a request, according to its token. */
export type SignedIn = {
  sessionId: string;
  userId: string;
  kind: 'session' | 'token';
  scope: 'read' | 'write';
};

declare module 'fastify' {
  interface FastifyRequest {
    session: SignedIn | null;
    /** The session of the signed-in user; a request without one is refused with 401. */
    readonly userId: string;
  }
}

export const bearerToken = ({ headers }: Pick<IncomingMessage, 'headers'>) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

export function signedIn(request: Pick<FastifyRequest, 'session'>): SignedIn {
  if (!request.session) throw unauthorized();
  return request.session;
}

/** Refuses what a stolen token must not do: list, create or end sign-ins and tokens. */
export function requireSessionAuth(request: Pick<FastifyRequest, 'session'>): SignedIn {
  const session = signedIn(request);
  if (session.kind === 'session') return session;
  throw new AppError(403, ERROR_CODES.forbidden, coreTexts.tokenMayNot);
}
