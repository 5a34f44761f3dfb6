import type { MessagePort } from 'node:worker_threads';
import { AppError, Stopped } from '../errors.ts';
import { safeError } from '../logging/safe-error.ts';

/** To the thread: a piece of work with a port of its own, or a question whether it still answers. */
export type ToThread = { start: { name: string; args: unknown; port: MessagePort } } | 'ping' | 'end';

/** To a piece of work: stop, or the last bytes were taken. */
export type ToWork = 'stop' | 'taken';

/** From a piece of work. */
export type FromWork<Result> =
  | { progress: [done: number, total: number] }
  | { warning: Plain; message: string }
  | { bytes: Uint8Array<ArrayBuffer> }
  | { done: Result }
  | { failed: Plain };

/** An error as plain values: a class does not survive the way to another thread. */
type Plain =
  | { kind: 'stopped' }
  | { kind: 'app'; values: ConstructorParameters<typeof AppError> }
  | { kind: 'other'; error: ReturnType<typeof safeError> };

export function toPlain(error: unknown): Plain {
  if (error instanceof Stopped) return { kind: 'stopped' };
  if (error instanceof AppError) {
    const { statusCode, code, message, details } = error;
    return { kind: 'app', values: [statusCode, code, message, details] };
  }
  return { kind: 'other', error: safeError(error) };
}

export function fromPlain(plain: Plain): Error {
  if (plain.kind === 'stopped') return new Stopped();
  if (plain.kind === 'app') return new AppError(...plain.values);
  const { type, ...values } = plain.error;
  return Object.assign(new Error(values.message), values, { name: type });
}
