import {
  AggregationTemporalityPreference,
  OTLPMetricExporter,
} from '@opentelemetry/exporter-metrics-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { createRemoteFigures } from './remote-figures.ts';
import { followRemotes, type Telemetry } from './telemetry.ts';

const EVERY_MS = 15_000;

interface OtlpOptions {
  /** URL for metrics as OTLP over HTTP: `https://collector.example.org/v1/metrics`. */
  endpoint: string;
  /** Version of the host. */
  version: string;
}

/** The adapter for collectors of OTLP over HTTP. */
function createOtlpTelemetry({ endpoint, version }: OtlpOptions): Telemetry {
  const provider = new MeterProvider({
    resource: resourceFromAttributes({ 'service.name': 'my-note-web', 'service.version': version }),
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({
          url: endpoint,
          // Each report contains changes only: a tab is not a time series of its own.
          temporalityPreference: AggregationTemporalityPreference.DELTA,
        }),
        exportIntervalMillis: EVERY_MS,
        exportTimeoutMillis: EVERY_MS,
      }),
    ],
  });
  return {
    record: createRemoteFigures(provider.getMeter('my-note.remotes')),
    flush: () => void provider.forceFlush(),
  };
}

/** Sends load times and failures of remotes to a collector every 15 s. */
export const startOtlp = (options: OtlpOptions): (() => void) => followRemotes(createOtlpTelemetry(options));
