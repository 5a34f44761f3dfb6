import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../services.ts';
import { createRefresher } from './refresh.ts';
import { createSource } from './source.ts';
import { youtubeRoutes } from './youtube.routes.ts';

const LOOK_EVERY_MS = 60_000;

/** The routes, and the timer that looks for channels that are due. */
export const youtube: FastifyPluginAsync<{ deps: Services; baseUrl: string }> = async (
  app,
  { deps, baseUrl },
) => {
  const source = createSource(baseUrl);
  const refresher = createRefresher(deps, source);
  await app.register(youtubeRoutes, { deps: { ...deps, source, refresher } });

  let running: Promise<void> | undefined;
  const look = () => {
    running ??= refresher
      .refreshDue()
      .catch((error: unknown) => app.log.error(error))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();

  app.addHook('onClose', async () => {
    clearInterval(timer);
    refresher.stop();
    await running;
    await source.close();
  });
};
