import { ERROR_CODES } from '@my-note/contract';
import { AppError, notFound } from '../errors.ts';

/** The other site gave no picture; the message is the reason that people see. */
export class PictureError extends Error {}

/** No gateway error: a browser would take those for a service that is away. */
export const pictureUnavailable = (reason: string) =>
  new AppError(404, ERROR_CODES.pictureUnavailable, `The picture couldn't be loaded: ${reason}`);
export const pictureNotShown = () => notFound('The shared note has no picture at this address');
