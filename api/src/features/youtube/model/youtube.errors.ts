import { AppError, invalid, notFound } from '../../../core/errors.ts';
import { youtubeTexts } from '../texts.ts';

export const notAChannel = () => invalid(youtubeTexts.notChannel);
export const channelNotFound = () => new AppError(404, 'CHANNEL_NOT_FOUND', youtubeTexts.noChannel);
export const sourceUnreachable = (reason: string) =>
  new AppError(502, 'SOURCE_UNREACHABLE', youtubeTexts.unreachable(reason));
/** For pages only; a channel that is added by its id waits instead. */
export const sourcePaused = (reason: string, retryAfterSeconds: number) =>
  new AppError(503, 'SOURCE_PAUSED', youtubeTexts.paused(reason), {
    retryAfterSeconds,
  });
export const tooManyChannels = (limit: number) =>
  new AppError(409, 'TOO_MANY_CHANNELS', youtubeTexts.tooMany(limit));
export const subscriptionGone = () => notFound(youtubeTexts.notFollowed);
export const videoGone = () => notFound(youtubeTexts.videoGone);

/** A request to the source failed; users see the message as the reason. */
export class SourceError extends Error {}

/** The source responded 429; `retryAfter` is its header of that name. */
export class TooManyRequests extends SourceError {
  readonly retryAfter: string | undefined;

  constructor(retryAfter: string | undefined) {
    super(youtubeTexts.askedToWait429);
    this.retryAfter = retryAfter;
  }
}
