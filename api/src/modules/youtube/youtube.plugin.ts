import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../services.ts';
import { createRefresher } from './refresh.ts';
import { createSource } from './source.ts';
import { youtubeRoutes } from './youtube.routes.ts';

const LOOK_EVERY_MS = 60_000;

type Options = { deps: Services; baseUrl: string; maxChannels: number };

/** The routes, and the timer that looks for channels that are due. */
export const youtube: FastifyPluginAsync<Options> = async (app, { deps, baseUrl, maxChannels }) => {
  const source = createSource(baseUrl);
  const refresher = createRefresher(deps, source);
  await app.register(youtubeRoutes, { deps: { ...deps, source, refresher, maxChannels } });

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
