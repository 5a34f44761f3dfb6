import {
  contentSearchQuerySchema,
  paths,
  SHARE_PASSWORD_HEADER,
  sharedEnvelopeSchema,
  sharedNoteParamsSchema,
  sharedNoteQuerySchema,
  sharedNoteSchema,
  sharedParamsSchema,
  sharedSearchSchema,
} from '@my-note/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Routes } from '../../../core/http/routes.ts';
import { proofCookies } from './share-proof.rules.ts';
import {
  openShared,
  readSharedNote,
  type SharedViewDeps,
  searchInShare,
  type Visitor,
} from './shared-view.usecases.ts';

/** Calls for everyone with the link, signed in or not. */
export const sharedViewRoutes: Routes<SharedViewDeps> = async (app, { deps }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-robots-tag', 'noindex');
  });

  app.get(
    paths.shared(':shareId'),
    // A HEAD request is not a visit.
    {
      exposeHeadRoute: false,
      schema: { params: sharedParamsSchema, response: { 200: sharedEnvelopeSchema } },
    },
    async (request, reply) => ({
      data: await openShared(deps, request.params.shareId, visitorOf(request, reply)),
    }),
  );

  app.get(
    paths.sharedSearch(':shareId'),
    {
      schema: {
        params: sharedParamsSchema,
        querystring: contentSearchQuerySchema,
        response: { 200: sharedSearchSchema },
      },
    },
    async (request, reply) => {
      const asked = { shareId: request.params.shareId, query: request.query.q };
      return { data: await searchInShare(deps, asked, visitorOf(request, reply)) };
    },
  );

  app.get(
    paths.sharedNote(':shareId', ':noteId'),
    {
      schema: {
        params: sharedNoteParamsSchema,
        querystring: sharedNoteQuerySchema,
        response: { 200: sharedNoteSchema },
      },
    },
    (request, reply) =>
      readSharedNote(deps, { ...request.params, ...request.query }, visitorOf(request, reply)),
  );
};

export function visitorOf(request: FastifyRequest, reply: FastifyReply): Visitor {
  const password = request.headers[SHARE_PASSWORD_HEADER];
  return {
    userId: request.session?.userId,
    address: request.ip,
    password: typeof password === 'string' ? decodePassword(password) : undefined,
    cookies: request.headers.cookie,
    keepProof: (shareId, proof) =>
      void reply.header('set-cookie', proofCookies(shareId, proof, request.protocol === 'https')),
  };
}

/** Headers contain Latin letters only, so a client sends the password percent-encoded. */
function decodePassword(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
