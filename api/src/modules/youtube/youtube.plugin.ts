import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../../services.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { channelsRoutes } from './channels.routes.ts';
import { createRefresher } from './refresh.ts';
import { createSource } from './source.ts';
import { videoPictureRoutes } from './video-picture.routes.ts';
import { pictureAddresses } from './video-picture.ts';
import { videosRoutes } from './videos.routes.ts';

const LOOK_EVERY_MS = 60_000;

type Options = { deps: Services & { pictures: Pictures }; baseUrl: string; maxChannels: number };

/** The routes, and the timer that looks for channels that are due. */
export const youtube: FastifyPluginAsync<Options> = async (app, { deps, baseUrl, maxChannels }) => {
  const source = createSource(baseUrl);
  const refresher = createRefresher(deps, source, app.log);
  const refreshSoon = () => {
    refresher.refreshDue().catch((error: unknown) => app.log.error(error));
  };
  const routesDeps = { ...deps, refresher, refreshSoon, maxChannels };
  await app.register(channelsRoutes, { deps: routesDeps });
  await app.register(videosRoutes, { deps });
  await app.register(videoPictureRoutes, { deps: { ...deps, pictureAddress: pictureAddresses(baseUrl) } });
  const timer = setInterval(refreshSoon, LOOK_EVERY_MS).unref();

  app.addHook('onClose', async () => {
    clearInterval(timer);
    await refresher.close();
    await source.close();
  });
};
