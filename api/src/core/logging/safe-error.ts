import { DrizzleQueryError } from 'drizzle-orm/errors';

export type SafeError = { type: string; message: string; stack: string; code?: unknown; cause?: SafeError };

/** Classes of SQLSTATE whose messages quote the data itself, like `invalid input syntax for type uuid: "…"`. */
const QUOTES_DATA = /^22/;

/**
 * The loggable part of an error. A failed query contains its values in its message,
 * its stack and its details: note texts, e-mails, hashes. Only the statement is kept.
 */
export function safeError(error: unknown): SafeError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something else than an error', stack: '' };
  const code = 'code' in error ? error.code : undefined;
  const message = safeMessage(error, code);
  return {
    type: error.name,
    message,
    stack: `${message}\n${frames(error)}`,
    ...(code === undefined ? {} : { code }),
    ...(error.cause === undefined ? {} : { cause: safeError(error.cause) }),
  };
}

function safeMessage(error: Error, code: unknown) {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  return typeof code === 'string' && QUOTES_DATA.test(code) ? `Data exception ${code}` : error.message;
}

const frames = ({ stack = '' }: Error) =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
