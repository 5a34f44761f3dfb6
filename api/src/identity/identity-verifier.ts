/** Who an identity provider says somebody is. */
export type Identity = {
  provider: 'embedded' | 'firebase';
  providerUserId: string;
  name: string;
  email: string;
  avatarUrl: string | null;
};

/** Port of section 4 of the decisions: turns a provider's token into an identity, or undefined. */
export type IdentityVerifier = { verify: (token: string) => Promise<Identity | undefined> };

/** The configured providers. */
export type IdentityVerifiers = Partial<Record<Identity['provider'], IdentityVerifier>>;
