import { TELEMETRY_PATH, telemetrySchema } from '@my-note/contract/telemetry';
import { telemetryBody } from '../../core/http/body/body-size.ts';
import type { Routes } from '../../core/http/routes.ts';
import type { TelemetryCollector } from './telemetry.worker.ts';

/** Open to everybody, because also visitors of shares report; the response says nothing. */
export const telemetryRoutes: Routes<{ telemetry: Pick<TelemetryCollector, 'collect'> }> = async (
  app,
  { deps: { telemetry } },
) => {
  app.post(
    TELEMETRY_PATH,
    { ...telemetryBody, schema: { hide: true, body: telemetrySchema } },
    async ({ body }, reply) => {
      await telemetry.collect(body.remotes);
      return reply.code(204).send();
    },
  );
};
