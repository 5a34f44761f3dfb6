import {
  tagChangeSchema,
  tagListSchema,
  tagNotesQuerySchema,
  tagNotesSchema,
  tagPaths,
  tagRenameSchema,
  tagUndoSchema,
} from '@my-note/contract/tags';
import * as z from 'zod';
import { listBody } from '../../core/http/body/body-size.ts';
import { sendJson } from '../../core/http/body/send-json.ts';
import type { Routes } from '../../core/http/routes.ts';
import { renameTagOfNotes, undoRename } from './rename.usecases.ts';
import { readTagNotes, readTags } from './tags.usecases.ts';

/** Tags are derived from the texts (docs/specification/service.md#tags). */
export const tagsRoutes: Routes = async (app, { deps }) => {
  app.get(
    tagPaths.tags,
    { schema: { querystring: z.strictObject({}), response: { 200: tagListSchema } } },
    ({ userId }) => readTags(deps, userId),
  );

  app.get(
    tagPaths.notes,
    { schema: { querystring: tagNotesQuerySchema, response: { 200: tagNotesSchema } } },
    async ({ userId, query }, reply) =>
      sendJson(reply, await readTagNotes(deps, userId, query.tag, query.offset)),
  );

  app.post(
    tagPaths.rename,
    { schema: { body: tagRenameSchema, response: { 200: tagChangeSchema } } },
    ({ userId, body }) => renameTagOfNotes(deps, userId, body),
  );

  app.post(
    tagPaths.undo,
    { ...listBody, schema: { body: tagUndoSchema, response: { 200: tagChangeSchema } } },
    ({ userId, body }) => undoRename(deps, userId, body.changed),
  );
};
