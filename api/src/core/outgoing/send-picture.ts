import type { FastifyReply } from 'fastify';
import type { Picture } from './picture-fetch.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Aborts when the client disconnects. */
export function whileAsked({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}

/** The bytes are not trusted: they may only be drawn. Browsers cache them, so that none is fetched twice. */
export const sendPicture = (reply: FastifyReply, { bytes, type }: Picture) =>
  reply
    .header('cache-control', `private, max-age=${DAY_SECONDS}`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-disposition', 'inline')
    .header('x-robots-tag', 'noindex')
    .type(type)
    .send(bytes);
