import type { AdapterConfig } from '@my-note/contract';
import type { FastifyBaseLogger } from 'fastify';
import type * as z from 'zod';
import type { PageNeeds } from '../../../core/http/page-needs.ts';
import type { Metrics } from '../../../core/metrics/metrics.ts';
import type { NotificationFeed, Services } from '../../../core/services.ts';

/** What works beside the requests, in every process that serves. */
export type FeedWorker = { wake: () => void; close: () => Promise<void> };
export type FeedWorkerParts = Pick<Services, 'db' | 'bus' | 'clock'> & {
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  metrics: Pick<Metrics, 'watch'>;
};

/** A feed as it is configured. */
export type ConfiguredFeed = {
  /** What the browser reads of it in `/config.json`. */
  browser: AdapterConfig;
  page: PageNeeds;
  open: (parts: Pick<Services, 'bus' | 'clock'>) => NotificationFeed;
  createWorker?: (parts: FeedWorkerParts) => FeedWorker;
};

export type FeedAdapter = {
  /** Its name in the variable FEED and in `/config.json`. */
  kind: string;
  /** Reads the environment variables that are its own; an issue becomes a message at the start. */
  environment: z.ZodType<ConfiguredFeed>;
};
