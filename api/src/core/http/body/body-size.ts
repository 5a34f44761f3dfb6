import type { RouteShorthandOptions } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How many values the JSON of a body may hold. */
    jsonValues?: number;
  }
}

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

export const DEFAULT_BODY_LIMIT = 64 * KILOBYTE;
export const DEFAULT_JSON_VALUES = 10_000;

type BodySize = Pick<RouteShorthandOptions, 'bodyLimit' | 'config'>;

/** For calls without an account: a form of a few fields. */
export const telemetryBody: BodySize = { bodyLimit: 16 * KILOBYTE };
export const signInBody: BodySize = { bodyLimit: 8 * KILOBYTE };
/** The longest note, with room for the escapes of JSON and UTF-8. */
export const noteBody: BodySize = { bodyLimit: 8 * MEGABYTE };
/** The longest list of ids or of channels. */
export const listBody: BodySize = { bodyLimit: 2 * MEGABYTE, config: { jsonValues: 50_000 } };
/** The longest transcript: a million characters on 20,000 lines, each as six bytes where JSON escapes it. */
export const transcriptBody: BodySize = { bodyLimit: 8 * MEGABYTE, config: { jsonValues: 80_000 } };
