import { noteSchema } from '@my-note/contract';
import { captureHeadersSchema, IDEMPOTENCY_KEY_HEADER } from '@my-note/contract/capture';
import {
  dayParamsSchema,
  journalDaySchema,
  journalDaysSchema,
  journalPaths,
  journalQuerySchema,
  writingSettingsSchema,
} from '@my-note/contract/journal';
import type { Routes } from '../../core/http/routes.ts';
import { openDay, readDays } from './journal.usecases.ts';
import { readWritingSettings, saveWritingSettings } from './writing-settings.usecases.ts';

/** Templates and a note for each day (docs/specification/service.md#templates-and-the-journal). */
export const journalRoutes: Routes = async (app, { deps }) => {
  app.get(journalPaths.settings, { schema: { response: { 200: writingSettingsSchema } } }, ({ userId }) =>
    readWritingSettings(deps, userId),
  );

  app.put(
    journalPaths.settings,
    { schema: { body: writingSettingsSchema, response: { 200: writingSettingsSchema } } },
    ({ userId, body }) => saveWritingSettings(deps, userId, body),
  );

  app.get(
    journalPaths.days,
    { schema: { querystring: journalQuerySchema, response: { 200: journalDaysSchema } } },
    ({ userId, query }) => readDays(deps, userId, query.month),
  );

  app.post(
    journalPaths.day(':day'),
    {
      schema: {
        params: dayParamsSchema,
        headers: captureHeadersSchema,
        body: journalDaySchema,
        response: { 200: noteSchema },
      },
    },
    ({ userId, params: { day }, body, headers }) =>
      openDay(
        deps,
        userId,
        { ...body, day },
        {
          key: headers[IDEMPOTENCY_KEY_HEADER],
          path: journalPaths.day(day),
          body,
        },
      ),
  );
};
