import type { FastifyPluginAsync } from 'fastify';
import type { Uploads } from '../../files/uploads.ts';
import type { Services } from '../../services.ts';
import { sweepAttachments } from '../attachments/sweep.usecases.ts';

const HOUR = 60 * 60_000;

/** Finishes what crashes left behind, at the start and every hour, beside the requests. */
export const housekeeping: FastifyPluginAsync<{ deps: Services & { uploads: Uploads } }> = async (
  app,
  { deps },
) => {
  let running = Promise.resolve();
  const sweep = () => {
    running = running
      .then(async () => {
        await deps.uploads.sweep(deps.clock);
        await sweepAttachments(deps);
      })
      .catch((error: unknown) => app.log.error(error, 'The sweep failed and is tried again in an hour'));
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    sweep();
    timer = setInterval(sweep, HOUR).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
};
