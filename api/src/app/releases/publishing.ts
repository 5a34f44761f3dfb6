import { existsSync } from 'node:fs';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { openStore } from '@my-note/release/guard';
import {
  hasDigest,
  hashOfAddress,
  LIMITS,
  missingRequestSchema,
  missingUploads,
  type Progress,
  PUBLISHING,
  publishRequestSchema,
  receiveUpload,
} from '@my-note/release/network';
import type { FastifyBaseLogger, FastifyPluginAsync, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type * as z from 'zod/mini';
import { invalid, notFound } from '../../core/errors.ts';
import { createPublisherCheck, refuseUnsigned, type SignedCall } from './publisher-check.ts';
import { isRefusal, refusedAs } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where publishers publish. */
    signedCall?: SignedCall;
  }
}

const JSON_BYTES = 4 * 1024 * 1024;
const WAITING_MS = 10_000;
const hidden = { schema: { hide: true } };

/** The built service, which a candidate is mounted in; absent where the service runs from its sources. */
const program = path.join(import.meta.dirname, 'server.js');

/**
 * Publishing over the network: every call is signed with the key of a publisher (docs/specification/composition.md#publishing-over-the-network).
 */
export const publishingRoutes: FastifyPluginAsync<{ store: string; log: FastifyBaseLogger }> = async (
  app,
  { store: place, log },
) => {
  const store = await openStore(place);
  const check = createPublisherCheck(store);
  // One after another: a check in a browser needs the memory of one.
  const inTurn = pLimit(1);
  app.addHook('onClose', () => inTurn(async () => undefined));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Before the body is read, so that nobody without a key can send one.
  app.addHook('onRequest', async (request) => {
    request.signedCall = await check(request);
  });
  app.addHook('preHandler', async (request) => {
    if (!hasDigest(bodyOf(request), callOf(request).digest)) refuseUnsigned('its body is another one');
  });

  app.get(PUBLISHING.about, hidden, async (request) => ({ site: callOf(request).site }));

  app.post(PUBLISHING.missing, { ...hidden, bodyLimit: JSON_BYTES }, async (request) => {
    const { files } = read(missingRequestSchema, request);
    return {
      missing: await refusedAs(413, () => missingUploads(store, callOf(request).publisher.id, files)),
    };
  });

  app.put<{ Params: { hash: string } }>(
    `${PUBLISHING.file}:hash`,
    { ...hidden, bodyLimit: LIMITS.fileBytes },
    async (request, reply) => {
      const hash = hashOfAddress(request.params.hash);
      if (!hash) throw notFound('There is no file with this hash');
      await refusedAs(422, () => receiveUpload(store, callOf(request).publisher.id, hash, bodyOf(request)));
      return reply.code(204).send();
    },
  );

  app.post(PUBLISHING.publish, { ...hidden, bodyLimit: JSON_BYTES }, async (request, reply) => {
    const wanted = read(publishRequestSchema, request);
    const { id } = callOf(request).publisher;
    const lines = new PassThrough();
    const tell = (line: Progress) => lines.writable && lines.write(`${JSON.stringify(line)}\n`);
    const waiting = setInterval(() => tell({ waiting: true }), WAITING_MS);
    const options = {
      say: (text: string) => tell({ say: text }),
      ...(existsSync(program) ? { program } : {}),
    };
    void inTurn(async () => {
      // Few sites are published to this way.
      const { receivePublish } = await import('@my-note/release/receive-publish');
      return receivePublish(store, id, wanted, options);
    })
      .then(tell, (error: unknown) => {
        if (isRefusal(error)) return tell({ refused: error.message });
        log.error(error, 'Publishing over the network failed');
        return tell({ failed: true });
      })
      .finally(() => {
        clearInterval(waiting);
        lines.end();
      });
    return reply.type('application/x-ndjson').send(lines);
  });
};

const bodyOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

function callOf({ signedCall }: FastifyRequest): SignedCall {
  return signedCall ?? refuseUnsigned('it is not signed');
}

function read<T>(schema: z.ZodMiniType<T>, request: FastifyRequest): T {
  const parsed = schema.safeParse(parse(bodyOf(request)));
  if (parsed.success) return parsed.data;
  const keys = parsed.error.issues.slice(0, 3).map(({ path: keys }) => keys.join('.'));
  throw invalid(`The body is not what this call takes: ${keys.join(', ') || 'not an object'}`);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw invalid('The body is not readable JSON');
  }
}
