import type { User } from '@my-note/contract';
import type { UserRow } from './users.table.ts';

/** Who an identity provider says somebody is. */
export type Identity = {
  /** The `kind` of the adapter that says so. */
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
