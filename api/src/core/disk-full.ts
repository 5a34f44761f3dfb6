import { ERROR_CODES } from '@my-note/contract';
import { AppError } from './errors.ts';
import { coreTexts } from './texts.ts';

const RETRY_AFTER_SECONDS = 30;
/** Of PostgreSQL and of the operating system. */
const CODES: unknown[] = ['53100', 'ENOSPC', 'EDQUOT', ERROR_CODES.diskFull];

export const diskFull = () =>
  new AppError(507, ERROR_CODES.diskFull, coreTexts.diskFull, { retryAfterSeconds: RETRY_AFTER_SECONDS });

/** Whether the disk was full, whatever layer reported it and wrapped the error. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CODES.includes(error.code)) || isDiskFull(error.cause);
}

/** For writes beside a read, like the last use of a session: on a full disk the read goes on. */
export function ignoreFullDisk(error: unknown): undefined {
  if (!isDiskFull(error)) throw error;
}
