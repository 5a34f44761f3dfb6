import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { watchQueries } from './query-times.ts';

const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10];

// Of the process and not of one service: memory, CPU, event-loop lag, garbage collection.
const ofProcess = new Registry();

/** What the service counts about itself, in the form Prometheus reads. */
export function createMetrics() {
  if (ofProcess.getMetricsAsArray().length === 0) collectDefaultMetrics({ register: ofProcess });
  const registers = [new Registry()];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const inFlight = new Gauge({
    name: 'http_requests_in_flight',
    help: 'Requests whose response is not finished, streams included',
    registers,
  });
  const openStreams = new Gauge({
    name: 'open_streams',
    help: 'Open streams of notifications',
    registers,
  });
  const query = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time a query took in the database',
    buckets: SECONDS,
    registers,
  });
  const wait = new Histogram({
    name: 'database_wait_duration_seconds',
    help: 'Time a query or a transaction waited for its turn or for a free connection',
    buckets: SECONDS,
    registers,
  });
  const stopWatching = watchQueries((kind, seconds) => (kind === 'query' ? query : wait).observe(seconds));
  const all = Registry.merge([ofProcess, ...registers]);

  return {
    requests,
    inFlight,
    openStreams,
    contentType: all.contentType,
    read: () => all.metrics(),
    /** A number that is computed whenever the metrics are read. */
    watch(name: string, help: string, look: () => Promise<number>) {
      new Gauge({
        name,
        help,
        registers: [all],
        async collect() {
          this.set(await look());
        },
      });
    },
    stopWatching,
  };
}
export type Metrics = ReturnType<typeof createMetrics>;
