import { openStore } from '@my-note/release/guard';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import type { Services } from '../../core/services.ts';
import {
  createTelemetryCollector,
  type TelemetryCollector,
} from '../../features/telemetry/telemetry.worker.ts';
import { createGuard } from './guard.ts';
import { createKnownReleases } from './known-releases.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where no store of remotes is configured, or TELEMETRY is off. */
    guard?: ReturnType<typeof createGuard>;
    telemetry?: TelemetryCollector;
  }
}

type Options = { services: Services; store: string; log: FastifyBaseLogger };

/** Collects what browsers report of remotes, and guards canaries by it. */
export const releases = fp<Options>(async (app, { services, store: place, log }) => {
  const store = await openStore(place);
  const telemetry = createTelemetryCollector({
    ...services,
    log,
    known: createKnownReleases(store, services.clock),
  });
  const guard = createGuard({ ...services, store, telemetry, log });
  app.decorate('telemetry', telemetry);
  app.decorate('guard', guard);
  app.addHook('onReady', async () => guard.start());
  app.addHook('onClose', async () => {
    await guard.close();
    await telemetry.close();
  });
});
