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
});

export interface Composition {
  /** What the browser receives of it; settings that are not set are left out. */
  browser: Pick<RuntimeConfig, 'remotes' | 'telemetry'>;
  page: PageNeeds;
}

/** Where remotes may come from, whether a developer may replace one, and where their figures are sent. */
export function readComposition({
  REMOTE_ORIGINS: origins,
  REMOTE_OVERRIDES,
  TELEMETRY_OTLP_URL: endpoint,
}: z.infer<typeof compositionEnvironment>): Composition {
  const overrides = REMOTE_OVERRIDES === 'on';
  const scripts = [...origins, ...(overrides ? OWN_MACHINE : [])];
  return {
    browser: {
      ...(scripts.length > 0 ? { remotes: { origins, overrides } } : {}),
      ...(endpoint ? { telemetry: { endpoint } } : {}),
    },
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
