import type { MessagePort } from 'node:worker_threads';
import type { Language } from '@my-note/contract/language';
import { away, isUnavailable } from '../database-unavailable.ts';
import { diskFull, isDiskFull } from '../disk-full.ts';
import { AppError, Stopped } from '../errors.ts';
import { type SafeError, safeError } from '../logging/safe-error.ts';

/** To the thread: a piece of work with a port of its own, or a question whether it still answers. */
export type ToThread =
  | { start: { name: string; args: unknown; port: MessagePort; language: Language } }
  | 'ping'
  | 'end';

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
  | { kind: 'other'; error: SafeError };

export function toPlain(error: unknown): Plain {
  if (error instanceof Stopped) return { kind: 'stopped' };
  if (error instanceof AppError) {
    const { statusCode, code, message, details } = error;
    return { kind: 'app', values: [statusCode, code, message, details] };
  }
  if (isDiskFull(error)) return toPlain(diskFull());
  if (isUnavailable(error)) return toPlain(away());
  return { kind: 'other', error: safeError(error) };
}

export function fromPlain(plain: Plain): Error {
  if (plain.kind === 'stopped') return new Stopped();
  if (plain.kind === 'app') return new AppError(...plain.values);
  return fromSafe(plain.error);
}

/** The log shows the cause of an error only if that is an error too. */
function fromSafe({ type, cause, ...values }: SafeError): Error {
  const error = Object.assign(new Error(values.message), values, { name: type });
  if (cause !== undefined) error.cause = fromSafe(cause);
  return error;
}
