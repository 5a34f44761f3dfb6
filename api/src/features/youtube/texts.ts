import { translated } from '@my-note/contract/language';

/** Channels and videos. */
export const youtubeTexts = translated('api/youtube', {
  /** The title of the category of notes about videos. */
  videos: 'Videos',
  notChannel:
    'This is not a YouTube channel. Enter the address of a channel or of one of its videos, or an @handle',
  noChannel: 'YouTube has no such channel. Check the address',
  unreachable: (reason: string) =>
    `Couldn’t reach YouTube (${reason}). Check the server’s connection and try again`,
  paused: (reason: string) => `Requests to YouTube are paused: ${reason}. Try again later`,
  tooMany: (count: number) => `You can follow at most ${count} channels. Remove one before you add another`,
  notFollowed: 'You do not follow this channel',
  videoGone: 'This video does not exist, or you do not follow its channel',
  askedToWait429: 'it responded with 429',
  askedToWaitUntil: (time: string) => `it asked to wait until ${time} UTC`,
  notStored: 'My Note couldn’t store its list',
  documentType: 'its list has a document type, which is not supported',
  damaged: 'its list is cut off or damaged',
  notList: 'its response is not a list of videos',
  unknownFormat: 'its list has an unknown format',
  unreadable: 'its list is not readable',
  redirectedAway: 'it redirected to another site',
  redirectsInCircle: 'it redirects in a circle',
  responseTooLarge: 'its response is larger than 2 MB',
  tooLate: 'it did not respond in time',
  notPublic: 'its address is not a public one',
  notFound: 'its address was not found',
  connectionFailed: 'the connection failed',
  responded: (status: number) => `it responded with ${status}`,
  encoding: 'its list has an unsupported encoding',
  followedTooMany: (max: number) => `You followed too many channels: ${max} new ones a day are possible`,
  newVideo: (channel: string) => `New video from ${channel}`,
  newVideos: (count: number) => `${count} new videos`,
});
