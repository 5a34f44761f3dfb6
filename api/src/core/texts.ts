import { numberFormat, translated } from '@my-note/contract/language';

const number = numberFormat();

/** What the service says whatever the call is about. */
export const coreTexts = translated('api/core', {
  nothingHere: 'There is nothing at this address',
  failed: 'Something went wrong on the server. Try again',
  more: (count: number) => `And ${count} more`,
  duplicate: 'Duplicated data',
  nullCharacter: 'The text holds the character U+0000, which cannot be stored',
  unstorable: 'The request holds a value that cannot be stored',
  tooLarge: (most: string) => `This is too large: at most ${most} are allowed here. Split it and try again`,
  sendJson: 'Send the body as application/json',
  noHost: 'The request has no Host header',
  unknownHost: (name: string) =>
    `This site is not known as "${name}". Your administrator can set PUBLIC_URL to its address, or add the name to ALLOWED_HOSTS`,
  databaseAway: 'The server cannot reach its database. Try again in a moment',
  diskFull:
    "The server's disk is full, so nothing can be saved now. Reading still works. Tell your administrator, who can make room",
  signIn: 'Sign in to continue',
  compressedBody: 'Send the body without compression: Content-Encoding is not supported here',
  otherCharset: 'Send the text in UTF-8, not in another charset',
  notUtf8: 'The body is not valid UTF-8',
  notJson: 'The body is not readable JSON',
  loneSurrogate: 'The text holds half a character (a lone surrogate). Remove it',
  nestedBody: (levels: number) => `The body is nested more than ${levels} levels deep`,
  largeBody: (values: number) => `The body holds more than ${number(values)} values`,
  sendMultipart: 'Send the file as multipart/form-data',
  noFile: 'There is no file in this request',
  formBroken: 'The form is not readable or has broken off. Send it again',
  otherOrigin:
    'This page may not sign in here. A proxy in front of My Note has to pass on the Host header, and another origin belongs into CORS_ORIGINS',
  tokenMayNot: 'A token may not manage sign-ins and tokens. Sign in to do so',
  busy: 'Too many people sign in at this moment. Try again in a few seconds',
  device: (browser: string, system: string) => `${browser} on ${system}`,
  stopped: 'The server had to stop this before it was done. Start it again',
  tooMany: (what: string, when: string) => `${what}. ${when}`,
  againInSeconds: (seconds: number) => `Try again in ${seconds} s`,
  againInMinutes: (minutes: number) =>
    minutes === 1 ? 'Try again in a minute' : `Try again in ${minutes} minutes`,
  againInHours: (hours: number) => `Try again in ${hours} hours`,
  tooManySearches: 'Too many searches',
  tooManyRequests: 'Too many requests from this address',
  tooManyChanges: (perMinute: number) => `Too many changes: ${perMinute} a minute are allowed here`,
});
