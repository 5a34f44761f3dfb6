import { type AdapterConfig, identityAnswerSchema, loginAnswerSchema, paths } from '@my-note/contract';
import { embeddedConfigSchema, forgottenAnswerSchema } from '@my-note/contract/passwords';
import { api } from '@my-note/shared-kit/http';
import type { Identity } from '../identity.ts';
import { withInvitation } from '../invitation.ts';
import { embeddedTexts } from './texts.ts';

async function exchange(path: string, body: object) {
  const { token } = await api.post(path, { body, schema: identityAnswerSchema });
  return api.post(paths.loginRequests, { body: { provider: 'embedded', token }, schema: loginAnswerSchema });
}

/** Accounts of the service itself, with email and password (docs/specification/service.md#identity). */
export function embeddedIdentity(config: AdapterConfig): Identity {
  const { passwordMail, operatorContact } = embeddedConfigSchema.parse(config);
  return {
    signIn: ({ email, password }) => exchange(paths.signIn, { email, password }),
    signUp: ({ email, password, name }) =>
      exchange(paths.signUp, { email, password, name, ...withInvitation() }),
    ...(passwordMail
      ? {
          resetPassword: async (email: string) => {
            await api.post(paths.passwordLinks, { body: { email }, schema: forgottenAnswerSchema });
          },
        }
      : { resetHelp: embeddedTexts.resetHelp(operatorContact) }),
  };
}
