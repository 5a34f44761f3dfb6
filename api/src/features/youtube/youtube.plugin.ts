import type { FastifyPluginAsync } from 'fastify';
import type { Pictures } from '../../core/outgoing/pictures.ts';
import type { Services } from '../../core/services.ts';
import { channelsRoutes } from './channels/channels.routes.ts';
import { createRefresher } from './refresh/refresh.worker.ts';
import { createSource } from './source/source.adapter.ts';
import { transcriptsRoutes } from './transcripts/transcripts.routes.ts';
import { videoPictureRoutes } from './videos/video-picture.routes.ts';
import { pictureAddresses } from './videos/video-picture.rules.ts';
import { videosRoutes } from './videos/videos.routes.ts';

const LOOK_EVERY_MS = 60_000;

type Options = { deps: Services & { pictures: Pictures }; baseUrl: string; maxChannels: number };

/** The routes, and the timer that refreshes due channels. */
export const youtube: FastifyPluginAsync<Options> = async (app, { deps, baseUrl, maxChannels }) => {
  const source = createSource(baseUrl);
  const refresher = createRefresher(deps, source, app.log);
  const refreshSoon = () => {
    refresher.refreshDue().catch((error: unknown) => app.log.error(error));
  };
  const routesDeps = { ...deps, refresher, refreshSoon, maxChannels };
  await app.register(channelsRoutes, { deps: routesDeps });
  await app.register(videosRoutes, { deps });
  await app.register(transcriptsRoutes, { deps });
  await app.register(videoPictureRoutes, { deps: { ...deps, pictureAddress: pictureAddresses(baseUrl) } });
  const timer = setInterval(refreshSoon, LOOK_EVERY_MS).unref();

  app.addHook('onClose', async () => {
    clearInterval(timer);
    await refresher.close();
    await source.close();
  });
};
