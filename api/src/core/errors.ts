import { ERROR_CODES } from '@my-note/contract';
import { coreTexts } from './texts.ts';

type Details = { current?: unknown; retryAfterSeconds?: number };

/** A failure that the caller receives, with a stable code and a message to act on. */
export class AppError extends Error {
  readonly statusCode: number;
  readonly code: string | number;
  readonly details: Details;

  constructor(statusCode: number, code: string | number, message: string, details: Details = {}) {
    super(message);
    this.statusCode = statusCode;
    this.code = code;
    this.details = details;
  }
}

/** Thrown inside work that was stopped, like that of a cancelled job. */
export class Stopped extends Error {}

export const notFound = (message: string) => new AppError(404, ERROR_CODES.notFound, message);
export const invalid = (message: string) => new AppError(400, ERROR_CODES.invalid, message);
export const unauthorized = () => new AppError(401, ERROR_CODES.unauthorized, coreTexts.signIn);
