import {
  canaryChangeSchema,
  compareQuerySchema,
  comparisonSchema,
  figuresQuerySchema,
  figuresSchema,
  historyQuerySchema,
  historySchema,
  releaseChangedSchema,
  releaseChangeSchema,
  releasePaths,
  releasesSchema,
  remoteParamsSchema,
  undoSchema,
  versionChangeSchema,
} from '@my-note/contract/releases';
import { openStore } from '@my-note/release/guard';
import { compare } from '@my-note/release/operate';
import { notFound } from '../../core/errors.ts';
import type { Routes } from '../../core/http/routes.ts';
import { openOnce } from '../../core/promises/open-once.ts';
import { requireOperator } from '../../features/people/operator.plugin.ts';
import { type PeopleDeps, readPerson } from '../../features/people/people.usecases.ts';
import type { Composition } from '../config/composition.ts';
import { releaseChanges, toAppError } from './change-release.ts';
import { readFigures } from './read-figures.ts';
import { readHistory } from './read-history.ts';
import { NO_STORE, readReleases } from './read-releases.ts';

/** Calls of the operator on releases (docs/specification/service.md#releases). */
export const releasesRoutes: Routes<PeopleDeps & { config: { composition: Composition } }> = async (
  app,
  { deps },
) => {
  await app.register(requireOperator, deps);
  const { store: place, telemetry } = deps.config.composition;
  const store = openOnce(async () => {
    if (place === undefined) throw notFound('No store of remotes is configured: set REMOTE_STORE');
    return openStore(place);
  });
  const open = () => store.get();
  const whoOf = async ({ userId }: { userId: string }) => (await readPerson(deps, userId)).email;

  app.get(releasePaths.releases, { schema: { response: { 200: releasesSchema } } }, async () =>
    place === undefined ? NO_STORE : readReleases({ ...deps, store: await open() }, telemetry.collect),
  );

  app.get(
    releasePaths.history,
    { schema: { querystring: historyQuerySchema, response: { 200: historySchema } } },
    async ({ query }) => readHistory(await open(), query.before),
  );

  app.get(
    releasePaths.figures(':name'),
    {
      schema: {
        params: remoteParamsSchema,
        querystring: figuresQuerySchema,
        response: { 200: figuresSchema },
      },
    },
    async ({ params, query }) => readFigures({ ...deps, store: await open() }, params.name, query.period),
  );

  app.get(
    releasePaths.compare(':name'),
    {
      schema: {
        params: remoteParamsSchema,
        querystring: compareQuerySchema,
        response: { 200: comparisonSchema },
      },
    },
    async ({ params, query }) => {
      const store = await open();
      return compare(store, { ...params, ...query }).catch((error) => {
        throw toAppError(error, store);
      });
    },
  );

  for (const change of ['promote', 'rollback'] as const)
    app.post(
      releasePaths.change(':name', change),
      {
        schema: {
          params: remoteParamsSchema,
          body: versionChangeSchema,
          response: { 200: releaseChangedSchema },
        },
      },
      async (request) =>
        releaseChanges[change](await open(), request.params.name, await whoOf(request), request.body),
    );

  app.post(
    releasePaths.change(':name', 'canary'),
    {
      schema: {
        params: remoteParamsSchema,
        body: canaryChangeSchema,
        response: { 200: releaseChangedSchema },
      },
    },
    async (request) =>
      releaseChanges.canary(await open(), request.params.name, await whoOf(request), request.body),
  );

  for (const change of ['kill', 'revive', 'remove'] as const)
    app.post(
      releasePaths.change(':name', change),
      {
        schema: {
          params: remoteParamsSchema,
          body: releaseChangeSchema,
          response: { 200: releaseChangedSchema },
        },
      },
      async (request) =>
        releaseChanges[change](await open(), request.params.name, await whoOf(request), request.body),
    );

  app.post(
    releasePaths.change(':name', 'undo'),
    { schema: { params: remoteParamsSchema, body: undoSchema, response: { 200: releaseChangedSchema } } },
    async (request) =>
      releaseChanges.undo(await open(), request.params.name, await whoOf(request), request.body),
  );
};
