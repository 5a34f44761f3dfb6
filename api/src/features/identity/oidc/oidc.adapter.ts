import type { OidcIdentityConfig } from '@my-note/contract';
import * as z from 'zod';
import { hostNameOf, isLoopback } from '../../../core/text/host-name.ts';
import type { ConfiguredIdentity, IdentityAdapter } from '../identity.port.ts';
import { createOidcClient } from './oidc.client.ts';
import { oidcRoutes } from './oidc.routes.ts';
import type { OidcSettings } from './oidc.rules.ts';
import { createOidcSignIns } from './oidc.usecases.ts';

const KIND = 'oidc';
const text = z.string().trim().min(1);

/** Tokens and keys come from here: nobody between the service and the provider may change them. */
const isTrustworthy = (address: string) => {
  const { protocol, host } = new URL(address);
  return protocol === 'https:' || isLoopback(hostNameOf(host));
};

const environment = z
  .object({
    OIDC_ISSUER: z
      .url({
        protocol: /^https?$/,
        error: 'expected the issuer of the provider, like https://id.example.org',
      })
      .refine((issuer) => !URL.canParse(issuer) || isTrustworthy(issuer), {
        error: 'expected an https:// address, or one of this machine',
      }),
    OIDC_CLIENT_ID: z.string({ error: 'expected the id of this client at the provider' }).min(1),
    OIDC_CLIENT_SECRET: z.string().optional(),
    OIDC_SCOPES: z
      .string()
      .default('openid profile email')
      .refine((scopes) => scopes.split(' ').includes('openid'), {
        error: 'expected scopes with a space between them, with openid among them',
      }),
    OIDC_LABEL: text.max(40).optional(),
    OIDC_GROUPS_CLAIM: text.default('groups'),
    OIDC_REQUIRED_GROUP: text.optional(),
    OIDC_OPERATOR_GROUP: text.optional(),
    OIDC_SIGN_UP: z.enum(['open', 'closed'], { error: 'expected open or closed' }).optional(),
    PUBLIC_URL: z.string().optional(),
    API_HOST: z.string().default('/api'),
  })
  .transform((values) =>
    configure(
      {
        issuer: values.OIDC_ISSUER,
        clientId: values.OIDC_CLIENT_ID,
        clientSecret: values.OIDC_CLIENT_SECRET,
        scopes: values.OIDC_SCOPES,
        groupsClaim: values.OIDC_GROUPS_CLAIM,
        requiredGroup: values.OIDC_REQUIRED_GROUP,
        operatorGroup: values.OIDC_OPERATOR_GROUP,
        signUp: values.OIDC_SIGN_UP,
      },
      values.OIDC_LABEL ?? new URL(values.OIDC_ISSUER).host,
      { publicUrl: values.PUBLIC_URL, apiHost: values.API_HOST },
    ),
  );

type Site = { publicUrl: string | undefined; apiHost: string };

function configure(settings: OidcSettings, label: string, site: Site): ConfiguredIdentity {
  const browser: OidcIdentityConfig = { kind: KIND, label };
  return {
    browser,
    page: {},
    check: async () => (await createOidcClient(settings)).check(),
    async open(parts) {
      const client = await createOidcClient(settings);
      const signIns = createOidcSignIns({ ...parts, client, settings });
      return {
        verifier: signIns.verifier,
        routes: async (app) => void (await app.register(oidcRoutes, { signIns, site })),
      };
    },
  };
}

/** Accounts at an OpenID Connect provider. The service does the whole flow; no token of it reaches the browser. */
export const oidc: IdentityAdapter = { kind: KIND, environment };
