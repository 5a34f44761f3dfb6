import {
  type AdapterConfig,
  type LoginAnswer,
  loginAnswerSchema,
  OIDC_RETURN,
  oidcErrorSchema,
  oidcIdentitySchema,
  paths,
} from '@my-note/contract';
import { api } from '@my-note/kit/http';
import type { Identity } from '../identity.ts';
import { withInvitation } from '../invitation.ts';
import { forgetProvider, rememberProvider } from './signed-in-here.ts';
import { oidcTexts } from './texts.ts';

/** What this tab alone knows: a link with the token of somebody else's sign-in is of no use in it. */
const PAGE_KEY = 'my-note.sign-in-page';

function newPageSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => SAFE[sign] ?? '');
  sessionStorage.setItem(PAGE_KEY, secret);
  return secret;
}
const SAFE: Record<string, string> = { '+': '-', '/': '_' };

/** Leaves the page for the provider. It resolves only when the person comes back with the browser's Back button. */
function goToProvider(): Promise<undefined> {
  const query = new URLSearchParams({ page: newPageSecret() });
  location.assign(`${api.host()}${paths.oidcStart}?${query}`);
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(undefined), { once: true }));
}

/** Takes the token or the error out of the address, so that neither stays in the history. */
function takeReturn() {
  const values = new URLSearchParams(location.hash.slice(1));
  const [token, error] = [values.get(OIDC_RETURN.token), values.get(OIDC_RETURN.error)];
  if (token !== null || error !== null)
    history.replaceState(history.state, '', location.pathname + location.search);
  return { token, error };
}

async function finishReturn(): Promise<LoginAnswer | undefined> {
  const { token, error } = takeReturn();
  if (error !== null) {
    const { data } = oidcErrorSchema.safeParse(error);
    throw new Error(data ? oidcTexts.errors[data] : oidcTexts.failed);
  }
  if (token === null) return undefined;
  const page = sessionStorage.getItem(PAGE_KEY);
  if (page === null) throw new Error(oidcTexts.errors.expired);
  sessionStorage.removeItem(PAGE_KEY);
  const login = await api.post(paths.loginRequests, {
    body: { provider: 'oidc', token: `${token}.${page}`, ...withInvitation() },
    schema: loginAnswerSchema,
  });
  rememberProvider();
  return login;
}

/** An OpenID Connect provider (docs/specification/service.md#single-sign-on); the service does the whole flow. */
export const oidcIdentity = (config: AdapterConfig): Identity => ({
  oauthOptions: [
    { label: oidcTexts.continueWith(oidcIdentitySchema.parse(config).label), signIn: goToProvider },
  ],
  returned: finishReturn,
  signOut: async () => forgetProvider(),
});
