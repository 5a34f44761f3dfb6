import { AppError } from '../errors.ts';

const RETRY_AFTER_SECONDS = 2;
/** A lost connection, or a PostgreSQL that starts, ends, or has no connection left (08, 53300, 57P0x). */
const CODES = /^(08...|53300|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT)$/;
/** What the driver says of a lost connection has no code. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether something was out of reach, so that the same may work in a moment. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.test(String(error.code))) return true;
  // A socket that is not there has the code of a missing file.
  if ('syscall' in error && error.syscall === 'connect') return true;
  return WORDS.test(error.message) || isAway(error.cause);
}

export const away = () =>
  new AppError(503, 'UNAVAILABLE', 'The server cannot reach its database. Try again in a moment', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
