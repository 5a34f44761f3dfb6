import type { User } from '@my-note/contract';
import type { UserRow } from './users.table.ts';

/** A person's identity according to an identity provider. */
export type Identity = {
  /** The `kind` of the provider's adapter. */
  provider: string;
  providerUserId: string;
  name: string;
  email: string;
  avatarUrl: string | null;
};

export const toUser = ({ id, name, email, avatarUrl }: UserRow): User => ({
  _id: id,
  name,
  email,
  avatarUrl,
});
