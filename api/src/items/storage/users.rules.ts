import type { User } from '@my-note/contract';
import type { UserRow } from './users.table.ts';

export const toUser = ({ id, name, email, avatarUrl }: UserRow): User => ({
  _id: id,
  name,
  email,
  avatarUrl,
});
