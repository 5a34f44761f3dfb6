import { ERROR_CODES } from '@my-note/contract';
import { AppError, notFound } from '../errors.ts';

/** The other site returned no picture; the message is the reason that people see. */
export class PictureError extends Error {}

/** Not a gateway error: a browser would take that for an unavailable service. */
export const pictureUnavailable = (reason: string) =>
  new AppError(404, ERROR_CODES.pictureUnavailable, `The picture couldn't be loaded: ${reason}`);
export const pictureNotShown = () => notFound('The shared note has no picture at this address');
