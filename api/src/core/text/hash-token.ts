import { createHash } from 'node:crypto';

/** Random tokens are stored hashed: a reader of the database cannot use them. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
