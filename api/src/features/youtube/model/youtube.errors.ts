import { AppError, invalid, notFound } from '../../../core/errors.ts';

export const notAChannel = () =>
  invalid(
    'This is not a YouTube channel. Enter the address of a channel or of one of its videos, or an @handle',
  );
export const channelNotFound = () =>
  new AppError(404, 'CHANNEL_NOT_FOUND', 'YouTube has no such channel. Check the address');
export const sourceUnreachable = (reason: string) =>
  new AppError(
    502,
    'SOURCE_UNREACHABLE',
    `Couldn’t reach YouTube (${reason}). Check the server’s connection and try again`,
  );
/** For pages only; a channel that is added by its id waits instead. */
export const sourcePaused = (reason: string, retryAfterSeconds: number) =>
  new AppError(503, 'SOURCE_PAUSED', `Requests to YouTube are paused: ${reason}. Try again later`, {
    retryAfterSeconds,
  });
export const tooManyChannels = (limit: number) =>
  new AppError(
    409,
    'TOO_MANY_CHANNELS',
    `You can follow at most ${limit} channels. Remove one before you add another`,
  );
export const subscriptionGone = () => notFound('You do not follow this channel');
export const videoGone = () => notFound('This video does not exist, or you do not follow its channel');

/** A request to the source failed; users see the message as the reason. */
export class SourceError extends Error {}

/** The source responded 429; `retryAfter` is its header of that name. */
export class TooManyRequests extends SourceError {
  readonly retryAfter: string | undefined;

  constructor(retryAfter: string | undefined) {
    super('it responded with 429');
    this.retryAfter = retryAfter;
  }
}
