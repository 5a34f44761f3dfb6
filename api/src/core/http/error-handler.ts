import { DUPLICATE_CODE, ERROR_CODES, type ErrorBody } from '@my-note/contract';
import { currentLanguage } from '@my-note/contract/language';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyError, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { away, isUnavailable } from '../database-unavailable.ts';
import { diskFull, isDiskFull } from '../disk-full.ts';
import { AppError, invalid, notFound } from '../errors.ts';
import { shortened } from '../text/shortened.ts';
import { coreTexts } from '../texts.ts';

const MOST_MESSAGES = 5;
const MESSAGE_LENGTH = 300;

/** Every error is sent as `{ statusCode, code, message }`; an unknown one is only logged. */
export const errorHandler = fp(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = recognise(error, request.routeOptions.bodyLimit);
    if (known) return response(reply, known);
    request.log.error({ err: error }, 'The request failed');
    return response(reply, new AppError(500, 'INTERNAL', coreTexts.failed));
  });
});

function response(reply: FastifyReply, error: AppError) {
  const { current, retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (error.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  const body: ErrorBody = { statusCode: error.statusCode, code: error.code, message: error.message };
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .header('content-language', currentLanguage())
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(current === undefined ? body : { ...body, current }));
}

function recognise(error: FastifyError, bodyLimit: number | undefined): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isDiskFull(error)) return diskFull();
  if (isUnavailable(error)) return away();
  if (hasZodFastifySchemaValidationErrors(error)) {
    return invalid(messageOf(error.validation.map((issue) => issue.message)));
  }
  if (error instanceof DrizzleQueryError) return fromDatabase(error.cause);
  return fromFramework(error, bodyLimit);
}

/** Only the first few: a body may have thousands of mistakes. */
function messageOf(issues: (string | undefined)[]) {
  const messages = [...new Set(issues)];
  const shown = messages.slice(0, MOST_MESSAGES).map((message = '') => shortened(message, MESSAGE_LENGTH));
  const more = messages.length - shown.length;
  return [...shown, ...(more > 0 ? [coreTexts.more(more)] : [])].join('. ');
}

function fromDatabase(cause: unknown) {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
  if (code === '23505') return new AppError(409, DUPLICATE_CODE, coreTexts.duplicate);
  if (code === '22021') return invalid(coreTexts.nullCharacter);
  // Class 22: a value of the right type that is out of the database's range.
  if (typeof code === 'string' && code.startsWith('22')) {
    return invalid(coreTexts.unstorable);
  }
  return undefined;
}

/** For addresses that the router cannot decode, before any route is found. */
export function frameworkErrors(error: FastifyError, _request: unknown, reply: FastifyReply) {
  return response(reply, invalid(error.message));
}

function fromFramework(error: FastifyError, bodyLimit = 0) {
  const { statusCode, code } = error;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  if (statusCode === 413) {
    const kilobytes = Math.floor(bodyLimit / 1024);
    const most = kilobytes >= 1024 ? `${Math.floor(kilobytes / 1024)} MB` : `${kilobytes} kB`;
    return new AppError(413, 'TOO_LARGE', coreTexts.tooLarge(most));
  }
  if (statusCode === 415) return new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', coreTexts.sendJson);
  // A file that may not be served gets the response of one that does not exist.
  if (code?.startsWith('FST_STATIC')) return notFound(coreTexts.nothingHere);
  const isOurs = code !== undefined && !code.startsWith('FST_');
  return new AppError(statusCode, isOurs ? code : ERROR_CODES.invalid, error.message);
}
