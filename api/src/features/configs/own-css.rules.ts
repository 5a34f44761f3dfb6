import { createHash } from 'node:crypto';

const MARK_LENGTH = 16;

/** Changes whenever the text does, so that a page knows whether its copy is the present one. */
export const markOfCss = (css: string): string =>
  createHash('sha256').update(css).digest('base64url').slice(0, MARK_LENGTH);
