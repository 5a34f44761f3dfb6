import type { Identity } from '../../items/storage/users.rules.ts';

/** Port (docs/specification/service.md#identity): turns a provider's token into an identity, or undefined. */
export type IdentityVerifier = {
  /** Throws an AppError when the caller can do something else than sign in again. */
  verify: (token: string) => Promise<Identity | undefined>;
  /** Accounts are made elsewhere: the first sign-in is what closed sign-up has to refuse. */
  accountsElsewhere?: boolean;
};

/** The verifiers of the service, by the provider that a sign-in names. */
export type IdentityVerifiers = ReadonlyMap<string, IdentityVerifier>;
