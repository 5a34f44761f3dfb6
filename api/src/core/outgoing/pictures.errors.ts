import { ERROR_CODES } from '@my-note/contract';
import { AppError, notFound } from '../errors.ts';
import { outgoingTexts } from './texts.ts';

/** The other site returned no picture; the message is the reason that people see. */
export class PictureError extends Error {}

/** Not a gateway error: a browser would take that for an unavailable service. */
export const pictureUnavailable = (reason: string) =>
  new AppError(404, ERROR_CODES.pictureUnavailable, outgoingTexts.pictureNotLoaded(reason));
export const pictureNotShown = () => notFound(outgoingTexts.pictureNotShown);
