import { idParamsSchema, noteSchema, paths } from '@my-note/contract';
import {
  appendBodySchema,
  captureHeadersSchema,
  capturePaths,
  IDEMPOTENCY_KEY_HEADER,
  noteCreateSchema,
} from '@my-note/contract/capture';
import { noteBody } from '../../core/http/body/body-size.ts';
import type { Routes } from '../../core/http/routes.ts';
import { appendText, createNote } from './capture.usecases.ts';

const response = { 200: noteSchema };

/** Notes in one call, for scripts, share targets, and other programs (docs/specification/service.md#capture). */
export const captureRoutes: Routes = async (app, { deps }) => {
  app.post(
    paths.notes,
    { ...noteBody, schema: { headers: captureHeadersSchema, body: noteCreateSchema, response } },
    ({ userId, body, headers }) =>
      createNote(deps, userId, body, { key: headers[IDEMPOTENCY_KEY_HEADER], path: paths.notes, body }),
  );

  app.post(
    capturePaths.append(':id'),
    {
      ...noteBody,
      schema: { headers: captureHeadersSchema, params: idParamsSchema, body: appendBodySchema, response },
    },
    ({ userId, params: { id }, body, headers }) =>
      appendText(
        deps,
        userId,
        { id, ...body },
        { key: headers[IDEMPOTENCY_KEY_HEADER], path: capturePaths.append(id), body },
      ),
  );
};
