import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, callerOf } from '../../../core/http/caller.ts';
import { isLocal } from '../../../core/http/is-local.ts';

/** A browser at the login form. */
export type Visitor = {
  address: string;
  cookies: string | undefined;
  secure: boolean;
  /** Whether it runs on the machine of the service. */
  local: boolean;
  caller: Caller;
};

export const visitorOf = (request: FastifyRequest): Visitor => ({
  address: request.ip,
  cookies: request.headers.cookie,
  secure: request.protocol === 'https',
  local: isLocal(request),
  caller: callerOf(request),
});

/** Sends the response of a sign-in, and the cookie of a known device. */
export async function withCookie<T>(
  reply: FastifyReply,
  signedIn: Promise<{ cookie: string | undefined; response: T }>,
) {
  const { cookie, response } = await signedIn;
  if (cookie) reply.header('set-cookie', cookie);
  return response;
}
