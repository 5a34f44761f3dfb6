import {
  listChangesQuerySchema,
  listPartQuerySchema,
  treeStartQuerySchema,
} from '@my-note/contract/item-calls';
import { listChangesSchema, listPartSchema, listPaths, treeStartSchema } from '@my-note/contract/list-parts';
import { sendJson } from '../../../core/http/body/send-json.ts';
import type { Routes } from '../../../core/http/routes.ts';
import { acceptedEncoding, createBodyCache } from '../body.cache.ts';
import { readListChanges, readListPart, readTreeStart } from './list-parts.usecases.ts';

/** The list in parts, for the app's own pages. */
export const listPartsRoutes: Routes = async (app, { deps }) => {
  const cache = createBodyCache();
  app.get(
    listPaths.parts,
    { schema: { querystring: listPartQuerySchema, response: { 200: listPartSchema } } },
    async (request, reply) => {
      const encoding = acceptedEncoding(request.headers['accept-encoding']);
      const { after } = request.query;
      const body = await readListPart(deps, cache, request.userId, { after, encoding });
      reply.header('cache-control', 'private, no-store').header('vary', 'accept-encoding');
      if (body.encoding !== 'identity') reply.header('content-encoding', body.encoding);
      return sendJson(reply, body.bytes);
    },
  );
  app.get(
    listPaths.changes,
    { schema: { querystring: listChangesQuerySchema, response: { 200: listChangesSchema } } },
    (request) => readListChanges(deps, request.userId, request.query),
  );
  app.get(
    listPaths.tree,
    { schema: { querystring: treeStartQuerySchema, response: { 200: treeStartSchema } } },
    (request) => readTreeStart(deps, request.userId, request.query),
  );
};
