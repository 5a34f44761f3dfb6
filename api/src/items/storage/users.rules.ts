import type { User } from '@my-note/contract';
import type { UserRow } from './users.table.ts';

/** A person's identity according to an identity provider. */
export type Identity = {
  /** The `kind` of the provider's adapter, with its issuer where there may be several. */
  provider: string;
  providerUserId: string;
  name: string;
  email: string;
  /** Whether the provider has checked that the address is the person's. */
  emailVerified?: boolean;
  avatarUrl: string | null;
  /** Where the provider decides who is an operator. */
  role?: UserRow['role'];
};

export const toUser = ({ id, name, email, avatarUrl, role }: UserRow): User => ({
  _id: id,
  name,
  email,
  avatarUrl,
  role,
});
