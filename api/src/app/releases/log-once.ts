import type { FastifyBaseLogger } from 'fastify';

/** A failure by its code where it has one: texts of a file system name temporary files, each time another one. */
const kindOf = (error: unknown) => String(Reflect.get(Object(error), 'code') ?? error);

/** Runs a task that is repeated; the same failure again and again, as of a store that is read-only, is logged once. */
export function logOnce(log: Pick<FastifyBaseLogger, 'error'>, what: string, task: () => Promise<unknown>) {
  let failed: string | undefined;
  return async () => {
    try {
      await task();
      failed = undefined;
    } catch (error) {
      if (kindOf(error) !== failed) log.error(error, `${what} failed and is tried again`);
      failed = kindOf(error);
    }
  };
}
