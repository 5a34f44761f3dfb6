import {
  idParamsSchema,
  paths,
  removedSchema,
  shareBodySchema,
  shareParamsSchema,
  shareSchema,
  sharingSchema,
} from '@my-note/contract';
import { callerOf } from '../../core/http/caller.ts';
import type { Routes } from '../../core/http/routes.ts';
import { readSharing, removeShare, shareItem } from './shares.usecases.ts';

export const sharesRoutes: Routes = async (app, { deps }) => {
  app.put(
    paths.share(':id'),
    { schema: { params: idParamsSchema, body: shareBodySchema, response: { 200: shareSchema } } },
    (request) => shareItem(deps, request.userId, request.params.id, request.body, callerOf(request)),
  );

  app.delete(
    paths.shared(':shareId'),
    { schema: { params: shareParamsSchema, response: { 200: removedSchema } } },
    (request) => removeShare(deps, request.userId, request.params.shareId, callerOf(request)),
  );

  app.get(paths.sharing, { schema: { response: { 200: sharingSchema } } }, (request) =>
    readSharing(deps, request.userId),
  );
};
