import type { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { notFound } from '../../core/errors.ts';
import { isSameSecret } from '../../core/http/same-secret.ts';
import { bearerToken } from '../../core/http/session.ts';
import { coreTexts } from '../../core/texts.ts';
import { readConnectionToken } from './connection-token.store.ts';

export const CONNECTION = { seen: '/connection', stream: '/connection/stream', body: '/connection/body' };
/** Longer than the doctor waits for the first event: what is collected on the way arrives at the end. */
const STREAM_MS = 8_000;

const header = z.string().optional();
/** What arrived of a call, and what the service understood by it. */
export const connectionSchema = z.object({
  address: z.string(),
  protocol: z.string(),
  host: header,
  forwardedFor: header,
  forwardedProto: header,
});
export const bodySchema = z.object({ bytes: z.number() });

type Options = { dataDir: string; bodyBytes: number };

/**
 * Shows the operator's own `my-note doctor` what the proxy in front makes of its calls. The secret is a file that only the
 * owner of the data can write; without it there is nothing at these addresses.
 */
export const connectionRoutes: FastifyPluginAsync<Options> = async (app, { dataDir, bodyBytes }) => {
  const hidden = { schema: { hide: true } };
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (request) => {
    if (!isSameSecret(bearerToken(request), readConnectionToken(dataDir)))
      throw notFound(coreTexts.nothingHere);
  });

  app.get(CONNECTION.seen, hidden, async ({ ip, protocol, headers }) =>
    connectionSchema.parse({
      address: ip,
      protocol,
      host: headers.host,
      forwardedFor: headers['x-forwarded-for'],
      forwardedProto: headers['x-forwarded-proto'],
    }),
  );

  app.get(CONNECTION.stream, { ...hidden, exposeHeadRoute: false }, (_request, reply) => {
    reply.hijack();
    // As the stream of notifications.
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    reply.raw.write('data: first\n\n');
    const end = setTimeout(() => reply.raw.end(), STREAM_MS);
    reply.raw.once('close', () => clearTimeout(end));
  });

  app.post<{ Body: Readable | undefined }>(
    CONNECTION.body,
    { ...hidden, bodyLimit: bodyBytes },
    async ({ body }) => {
      let bytes = 0;
      for await (const chunk of body ?? []) bytes += Buffer.byteLength(chunk);
      return bodySchema.parse({ bytes });
    },
  );
};
