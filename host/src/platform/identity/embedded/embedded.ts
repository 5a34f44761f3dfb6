import { identityAnswerSchema, loginAnswerSchema, paths } from '@my-note/contract';
import { api } from '@my-note/shared-kit/http';
import type { Identity } from '../identity.ts';

async function exchange(path: string, body: object) {
  const { token } = await api.post(path, { body, schema: identityAnswerSchema });
  return api.post(paths.loginRequests, { body: { provider: 'embedded', token }, schema: loginAnswerSchema });
}

/** Accounts of the service itself, with email and password (docs/specification/service.md#identity). */
export const embeddedIdentity: Identity = {
  signIn: ({ email, password }) => exchange(paths.signIn, { email, password }),
  signUp: ({ email, password, name }) => exchange(paths.signUp, { email, password, name }),
};
