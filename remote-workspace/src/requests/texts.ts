import { translated } from '@my-note/contract/language';
import type { RequestStatus, UserRequest } from '@my-note/contract/requests';

type RequestType = UserRequest['type'];

export const requestsTexts = translated('workspace/requests', {
  intro: 'Your administrator gets what you send. The reply appears here and as a notification.',
  pageTitle: 'Issue report / Feature request',
  loading: 'Loading',

  form: 'New request',
  type: 'What is it?',
  types: { issue: 'Something is wrong', feature: 'Something is missing' } satisfies Record<
    RequestType,
    string
  >,
  title: 'Title',
  titleHints: {
    issue: 'What goes wrong, in a few words.',
    feature: 'What you would like to do, in a few words.',
  } satisfies Record<RequestType, string>,
  description: 'Description',
  descriptionHints: {
    issue: 'What you did, what you expected, and what happened instead. Markdown works.',
    feature: 'What it would help you do, and how you do it today. Markdown works.',
  } satisfies Record<RequestType, string>,
  write: 'Write',
  preview: 'Preview',
  previewEmpty: 'Nothing to preview yet.',
  tooLong: (most: string, count: string) => `Use at most ${most} characters. This has ${count}.`,

  similar: (count: number) =>
    count === 1 ? 'You have sent a similar request:' : `You have sent ${count} similar requests:`,

  screenshot: 'Screenshot',
  screenshotHint: 'A picture of at most 10 MB. You can also paste it or drop it here.',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove the picture',
  uploading: (name: string) => `Uploading ${name}…`,
  stillUploading: 'The picture is still uploading. Wait a moment, then send again.',
  notUploaded: (name: string, reason: string) => `Couldn’t upload ${name}. ${reason}`,
  notSent: 'Couldn’t upload the picture. Try again, or remove it.',
  wrongKind: 'Choose a PNG, JPEG, GIF, WebP, or AVIF picture.',
  tooLarge: (megabytes: string) => `The picture can have at most ${megabytes} MB.`,
  tryAgain: 'Try again',

  diagnostics: 'Include technical details',
  diagnosticsHint: 'Only these details are sent. Clear any that you want to leave out.',
  facts: {
    version: 'My Note',
    remotes: 'Parts',
    browser: 'Browser',
    window: 'Window',
    theme: 'Theme',
    textSize: 'Text size',
    language: 'Language',
    timeZone: 'Time zone',
    cameFrom: 'Previous page',
    connection: 'Connection',
    error: (nth: number) => `Error ${nth}`,
  },
  contract: (version: string) => `contract ${version}`,
  windowSize: (width: number, height: number, pixels: number) => `${width} × ${height}, ${pixels}x`,
  systemTheme: (theme: string) => `${theme} (system)`,
  notePage: 'a note or category',
  online: 'online',
  offline: 'offline',
  unreachable: 'no response',
  change: 'a change',

  send: 'Send request',
  sent: 'Request sent. Thank you',
  sentHint: 'It is the first one in the list below.',
  draftKept: 'What you write is kept in this browser until you send it.',

  own: 'Your requests',
  ownEmpty: 'No requests yet. Send one with the form above.',
  ownUnknown: 'Couldn’t load your requests',
  filter: 'Show',
  all: 'All',
  more: 'Show more',
  kinds: { issue: 'Issue', feature: 'Feature' } satisfies Record<RequestType, string>,
  statuses: {
    open: 'Open',
    planned: 'Planned',
    done: 'Done',
    declined: 'Declined',
  } satisfies Record<RequestStatus, string>,
  answer: 'Reply',
  sentFacts: 'Technical details that were sent',
});
