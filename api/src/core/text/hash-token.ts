import { hash } from 'node:crypto';

/** Random tokens are stored hashed: a reader of the database cannot use them. */
export const hashToken = (token: string) => hash('sha256', token);
