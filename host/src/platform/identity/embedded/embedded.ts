import { type AdapterConfig, identityAnswerSchema, loginAnswerSchema, paths } from '@my-note/contract';
import { signInAnswerSchema } from '@my-note/contract/factors';
import { embeddedConfigSchema, forgottenAnswerSchema } from '@my-note/contract/passwords';
import { api } from '@my-note/kit/http';
import type { Identity, PasskeySignIn } from '../identity.ts';
import { withInvitation } from '../invitation.ts';
import { embeddedTexts } from './texts.ts';

const trade = ({ token }: { token: string }) =>
  api.post(paths.loginRequests, { body: { provider: 'embedded', token }, schema: loginAnswerSchema });

const exchange = async (path: string, body: object) =>
  trade(await api.post(path, { body, schema: identityAnswerSchema }));

const signIn: Identity['signIn'] = async ({ email, password, code }) => {
  const body = { email, password, ...(code ? { code } : {}) };
  const answer = await api.post(paths.signIn, { body, schema: signInAnswerSchema });
  if ('token' in answer) return trade(answer);
  const { ticket } = answer.secondFactor;
  return { enterCode: (typed) => exchange(paths.secondFactor, { ticket, code: typed }) };
};

/** A chunk of its own: most people sign in without a passkey. */
const passkeys = async () => import(/* webpackChunkName: "passkeys" */ './passkeys.ts');
const passkey: PasskeySignIn = {
  signIn: async () => (await passkeys()).signInWithPasskey(exchange),
  autofill: async (signal) => (await passkeys()).offerPasskeys(exchange, signal),
};

/** A browser takes no bare address for the name of a site, and offers passkeys on safe pages only. */
const canUsePasskeys = () =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname.replace(/^\[|\]$/g, ''));

/** Accounts of the service itself, with email and password (docs/specification/service.md#identity). */
export function embeddedIdentity(config: AdapterConfig): Identity {
  const { passwordMail, operatorContact } = embeddedConfigSchema.parse(config);
  return {
    signIn,
    ...(canUsePasskeys() ? { passkey } : {}),
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
