import type { Writable } from 'node:stream';

/** What a piece of work is given besides its arguments. */
export type WorkContext = {
  signal: AbortSignal;
  /** Reports progress; throws when the work was stopped. */
  report: (done: number, total: number) => Promise<void>;
  warn: (error: unknown, message: string) => void;
  output: Writable;
};

/** A piece of work that may run in another thread: arguments and result are plain values. */
export type Work<Args, Result, Needs extends keyof WorkContext> = (
  args: Args,
  context: Pick<WorkContext, Needs>,
) => Promise<Result>;
