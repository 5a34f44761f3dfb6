import { createHash } from 'node:crypto';

/** How random tokens are stored: who reads the database cannot use them. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');
