import type { Database } from '../../../core/database.ts';
import type { Services } from '../../../core/services.ts';
import { type Identity, insertIdentity, isKnown } from '../../../items/index.ts';
import { listIdentities, putLink, takeLink } from './links.repository.ts';

const LINK_MS = 30 * 24 * 60 * 60_000;

/** The kind of a provider: `oidc` of `oidc:https://id.example.org`. */
const kindOf = (provider: string) => provider.split(':')[0] ?? provider;

/** The host of its issuer; empty where there is one of the kind only. */
export function issuerHost(provider: string): string {
  const issuer = provider.slice(provider.indexOf(':') + 1);
  return URL.canParse(issuer) ? new URL(issuer).host : '';
}

/** How a person signs in, in the order in which it was added. */
export async function readIdentities({ db }: Pick<Services, 'db'>, userId: string) {
  const rows = await listIdentities(db, userId);
  return rows.map(({ provider, email, lastUsedAt }) => ({
    ...{ kind: kindOf(provider), issuer: issuerHost(provider), email },
    lastUsedAt: lastUsedAt.toISOString(),
  }));
}

/** The next first sign-in with this address at the provider opens this account. */
export async function allowLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  link: { provider: string; email: string; userId: string },
) {
  const expiresAt = new Date(clock().getTime() + LINK_MS);
  await putLink(db, { ...link, email: link.email.toLowerCase(), expiresAt });
}

/** Adds a new identity to the account that the operator has named for its address. True when there was one. */
export async function followLink(tx: Database, identity: Identity, now: Date): Promise<boolean> {
  const { provider, email, emailVerified } = identity;
  // An address that nobody has checked could be anybody's.
  if (!emailVerified || (await isKnown(tx, identity))) return false;
  const userId = await takeLink(tx, kindOf(provider), email.toLowerCase(), now);
  if (!userId) return false;
  await insertIdentity(tx, userId, identity, now);
  return true;
}
