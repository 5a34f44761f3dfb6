import { AppError } from './errors.ts';
import { coreTexts } from './texts.ts';

const RETRY_AFTER_SECONDS = 2;
/** A lost connection, or a PostgreSQL that starts, ends, or has no connection left (08, 53300, 57P0x). */
const CODES = /^(08...|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/;
/** The driver's error of a lost connection has no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether something was unreachable, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.test(String(error.code))) return true;
  // A missing socket has the error code of a missing file.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return WORDS.test(error.message) || isUnavailable(error.cause);
}

/** The cause of a failed query, in the words of the driver or of PostgreSQL. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return String(error.errors[0]?.message ?? error.message);
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}

const NO_CONNECTION_LEFT = '53300';
const isFull = (error: unknown): boolean =>
  error instanceof Error && (Reflect.get(error, 'code') === NO_CONNECTION_LEFT || isFull(error.cause));

/** Why a database cannot be used and what to do; `name` is its name in the sentence. */
export const explainUnavailable = (name: string, error: unknown): string =>
  isFull(error)
    ? `${name} has no connection left (${reasonOf(error)}). Close some of the others, or raise its max_connections`
    : `${name} cannot be reached (${reasonOf(error)}). Check DATABASE_URL`;

export const away = () =>
  new AppError(503, 'UNAVAILABLE', coreTexts.databaseAway, {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
