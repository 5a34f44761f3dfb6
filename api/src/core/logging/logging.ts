import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import { safeError } from './safe-error.ts';

export type LogTarget = { write: (line: string) => void };
type LineParts = [first: unknown, text?: string, ...more: unknown[]];

/** Fastify's own lines contain addresses, and with them searches and slugs; ours are in observation.ts. */
class QuietController extends LogController {
  override incomingRequest() {}
  override requestCompleted() {}
  override routeNotFound() {}
}

/** Options of Fastify for a log without private data: no address, no value of a query, no header. */
export const logging = (
  config: { logLevel: string },
  target: LogTarget | undefined,
): Pick<FastifyServerOptions, 'logger' | 'logController' | 'genReqId'> => ({
  logger: {
    level: config.logLevel,
    ...(target ? { stream: target } : {}),
    serializers: {
      err: safeError,
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions?.url }),
    },
    hooks: {
      logMethod(parts, method) {
        method.apply(this, withText(parts));
      },
    },
  },
  logController: new QuietController({ requestIdLogLabel: 'requestId' }),
  genReqId,
});

/** Without a text of its own, a line about an error would repeat the error's message unchanged. */
function withText(parts: LineParts): LineParts {
  const [first, text] = parts;
  const part = first instanceof Error ? { err: first } : first;
  const bare = typeof part === 'object' && part !== null && 'err' in part && text === undefined;
  return bare ? [part, 'An error'] : parts;
}

/** A proxy's id is kept, so that its log and this one can be compared. */
export function genReqId({ headers }: Pick<IncomingMessage, 'headers'>) {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
