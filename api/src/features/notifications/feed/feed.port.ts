import type { AdapterConfig } from '@my-note/contract';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { PageNeeds } from '../../../core/http/page-needs.ts';
import type { Metrics } from '../../../core/metrics/metrics.ts';
import type { NotificationFeed, Services } from '../../../core/services.ts';

/** The background work of every serving process. */
export type FeedWorker = { wake: () => void; close: () => Promise<void> };
export type FeedWorkerParts = Pick<Services, 'db' | 'bus' | 'clock'> & {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  metrics: Pick<Metrics, 'watch'>;
};

export type ConfiguredFeed = {
  /** Its part of `/config.json` for the browser. */
  browser: AdapterConfig;
  page: PageNeeds;
  open: (parts: Pick<Services, 'bus' | 'clock'>) => NotificationFeed;
  createWorker?: (parts: FeedWorkerParts) => FeedWorker;
};

export type FeedAdapter = {
  /** Its name in the variable FEED and in `/config.json`. */
  kind: string;
  /** Reads its own environment variables; an issue becomes an error message at the start. */
  environment: z.ZodType<ConfiguredFeed>;
};
