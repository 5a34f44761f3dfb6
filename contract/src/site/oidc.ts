import * as z from 'zod/mini';

/** Identity by an OpenID Connect provider (docs/specification/service.md#single-sign-on): the name on its button. */
export const oidcIdentitySchema = z.object({ kind: z.literal('oidc'), label: z.string() });
export interface OidcIdentityConfig extends z.infer<typeof oidcIdentitySchema> {}

/** Keys in the fragment of the login page's address when the browser returns from the provider. */
export const OIDC_RETURN = { token: 'sign-in', error: 'sign-in-error' } as const;

/** Why a sign-in at the provider did not succeed. */
export const oidcErrorSchema = z.enum([
  'canceled',
  'expired',
  'unreachable',
  'refused',
  'not-a-member',
  'no-email',
]);
export type OidcError = z.infer<typeof oidcErrorSchema>;
