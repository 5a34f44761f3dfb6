import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import { coreTexts } from '../../texts.ts';

const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;
const UTF_8 = new Set(['utf-8', 'utf8', 'us-ascii']);

/**
 * Refuses compression, which can turn a few bytes into many, and other charsets, before the body is read:
 * browsers send neither.
 */
export const bodyEncoding = fp(async (app) => {
  app.addHook('onRequest', ({ headers }: FastifyRequest, _reply, done) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase();
    if (encoding !== undefined && encoding !== 'identity') return done(unsupported(coreTexts.compressedBody));
    const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]?.toLowerCase();
    if (charset !== undefined && !UTF_8.has(charset)) return done(unsupported(coreTexts.otherCharset));
    done();
  });
});

const unsupported = (message: string) => new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', message);
