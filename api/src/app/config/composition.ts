import type { RuntimeConfig } from '@my-note/contract';
import * as z from 'zod';
import type { PageNeeds } from '../../core/http/page-needs.ts';
import { commaList } from '../../core/text/comma-list.ts';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
// Origins of a developer's local copy of a remote, and of the socket that reports its changes.
const OWN_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];
const OWN_MACHINE_SOCKETS = ['ws://localhost:*', 'ws://127.0.0.1:*'];
// An address may contain the separators of a policy, which would end its directive.
const HOST = /^[a-z0-9.:[\]-]+$/i;

/** An address without a path, which nobody between it and the browser can change. */
function isTrustworthyOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  if (origin !== text || !HOST.test(hostname)) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

/** Settings of the composition of remotes (docs/specification/composition.md#developer-override). */
export const compositionEnvironment = z.object({
  REMOTE_ORIGINS: z
    .string()
    .default('')
    .transform(commaList)
    .refine((origins) => origins.every(isTrustworthyOrigin), {
      error: 'expected origins separated by commas, like https://remotes.example.org, without a path',
    }),
  REMOTE_OVERRIDES: z.enum(['on', 'off'], { error: 'expected on or off' }).default('off'),
  TELEMETRY_OTLP_URL: z
    .url({
      protocol: /^https?$/,
      hostname: HOST,
      error: 'expected where a collector takes metrics, like https://collector.example.org/v1/metrics',
    })
    // It is sent to every browser.
    .refine((url) => !new URL(url).username && !new URL(url).password, {
      error: 'expected an address without a user and a password, which every browser would receive',
    })
    .optional(),
  TELEMETRY: z.enum(['on', 'off'], { error: 'expected on or off' }).default('on'),
  TELEMETRY_SAMPLE: z.coerce
    .number({ error: 'expected a percentage' })
    .gt(0, 'expected a percentage above 0; TELEMETRY=off sends nothing')
    .max(100, 'expected a percentage up to 100')
    .default(100),
  TELEMETRY_PER_MINUTE: z.coerce
    .number({ error: 'expected a whole number, or 0 for no limit' })
    .int()
    .nonnegative()
    .default(600),
  REMOTE_STORE: z.string().min(1).optional(),
});

export interface Composition {
  /** What the browser receives of it; settings that are not set are left out. */
  browser: Pick<RuntimeConfig, 'remotes' | 'telemetry' | 'reports'>;
  page: PageNeeds;
  /** Whether browsers report to the service, and how many reports of an address count in a minute. */
  telemetry: { collect: boolean; perMinute: number };
  /** Where remotes are published to: a folder, or `s3://bucket/prefix`. */
  store: string | undefined;
}

/** Where remotes may come from, whether a developer may replace one, and where their figures are sent. */
export function readComposition({
  REMOTE_ORIGINS: origins,
  REMOTE_OVERRIDES,
  TELEMETRY_OTLP_URL: endpoint,
  TELEMETRY,
  TELEMETRY_SAMPLE: sample,
  TELEMETRY_PER_MINUTE: perMinute,
  REMOTE_STORE,
  SITE_DIR,
}: z.infer<typeof compositionEnvironment> & { SITE_DIR?: string | undefined }): Composition {
  const store = REMOTE_STORE ?? SITE_DIR;
  // Without a registry nobody knows which versions there are.
  const collect = TELEMETRY === 'on' && store !== undefined;
  const overrides = REMOTE_OVERRIDES === 'on';
  const scripts = [...origins, ...(overrides ? OWN_MACHINE : [])];
  return {
    browser: {
      ...(scripts.length > 0 ? { remotes: { origins, overrides } } : {}),
      ...(TELEMETRY === 'on' && endpoint ? { telemetry: { endpoint } } : {}),
      ...(collect ? { reports: sample } : {}),
    },
    telemetry: { collect, perMinute },
    store,
    page: {
      scriptSrc: scripts,
      imgSrc: scripts,
      connectSrc: [
        ...scripts,
        ...(overrides ? OWN_MACHINE_SOCKETS : []),
        ...(endpoint ? [new URL(endpoint).origin] : []),
      ],
    },
  };
}
