import { ERROR_CODES } from '@my-note/contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { coreTexts } from '../texts.ts';

/**
 * For calls to which a browser adds a cookie automatically: a page of another site must not make them. Other
 * clients send no origin, and no page controls them.
 */
export const requireOwnOrigin = (allowed: string[]) => async (request: FastifyRequest) => {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined || site === 'same-origin' || allowed.includes(origin)) return;
  if (URL.canParse(origin) && new URL(origin).host === request.host) return;
  throw new AppError(403, ERROR_CODES.forbidden, coreTexts.otherOrigin);
};
