import { createHmac } from 'node:crypto';
import * as z from 'zod';
import type { Identity } from '../../../items/index.ts';
import { OidcRefusal } from './oidc.errors.ts';

export type OidcSettings = {
  issuer: string;
  clientId: string;
  /** Absent for a public client. */
  clientSecret: string | undefined;
  scopes: string;
  groupsClaim: string;
  requiredGroup: string | undefined;
  operatorGroup: string | undefined;
  /** Whether a first sign-in makes an account; undefined leaves it to SIGN_UP. */
  signUp: 'open' | 'closed' | undefined;
};

/** Derived, so that the database holds nothing with which a code could be redeemed. */
const derive = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** What the provider is asked with; only the browser's cookie holds the secret. */
export const secretsOf = (cookie: string) => ({
  codeVerifier: derive(cookie, 'code verifier'),
  nonce: derive(cookie, 'nonce'),
});

/** Claims of the ID token and of the userinfo endpoint. Providers leave out what they do not know. */
const claimsSchema = z.looseObject({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional(),
  // Some providers send it as text.
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(undefined),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
});
type Groups = Pick<OidcSettings, 'groupsClaim' | 'requiredGroup' | 'operatorGroup'>;

export const needsGroups = ({ requiredGroup, operatorGroup }: Groups) =>
  requiredGroup !== undefined || operatorGroup !== undefined;

/** The groups of a person: a list, one name, or nothing. */
function groupsOf(claims: Record<string, unknown>, claim: string): string[] {
  const value = claims[claim];
  return Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];
}

/** The person whom the provider has vouched for. */
export function toIdentity(claims: Record<string, unknown>, settings: Groups): Identity {
  const { data } = claimsSchema.safeParse(claims);
  if (!data) throw new OidcRefusal('refused');
  const groups = groupsOf(claims, settings.groupsClaim);
  const { requiredGroup, operatorGroup } = settings;
  if (requiredGroup !== undefined && !groups.includes(requiredGroup)) throw new OidcRefusal('not-a-member');
  const { iss, sub, email, name, preferred_username: username, picture } = data;
  if (!email) throw new OidcRefusal('no-email');
  return {
    provider: `oidc:${iss}`,
    providerUserId: sub,
    name: name?.trim() || username?.trim() || email.replace(/@.*$/, ''),
    email,
    emailVerified: data.email_verified ?? false,
    // The page's policy allows pictures from secure addresses only.
    avatarUrl: picture?.startsWith('https://') ? picture : null,
    ...(operatorGroup === undefined ? {} : { role: groups.includes(operatorGroup) ? 'operator' : 'user' }),
  };
}
