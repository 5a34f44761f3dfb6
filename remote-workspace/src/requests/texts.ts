import type { RequestStatus, UserRequest } from '@my-note/contract/requests';

type RequestType = UserRequest['type'];

/** Words of the page of reports and wishes. */
export const requestsTexts = {
  intro: 'What you send goes to whoever runs this site. The answer comes here, and as a notification.',
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
    feature: 'What it would be good for, and how you do without it today. Markdown works.',
  } satisfies Record<RequestType, string>,
  write: 'Write',
  preview: 'Preview',
  previewEmpty: 'Nothing to preview yet.',
  tooLong: (most: string, count: string) => `At most ${most} characters; these are ${count}`,

  similar: (count: number) =>
    count === 1 ? 'You have sent something like this:' : `You have sent ${count} things like this:`,

  screenshot: 'Screenshot',
  screenshotHint: 'A picture of at most 10 MB. You can also paste it or drop it here.',
  choosePicture: 'Choose a picture',
  removePicture: 'Remove the picture',
  uploading: (name: string) => `Uploading ${name}…`,
  stillUploading: 'The picture is still on its way. Wait a moment, then send again',
  notUploaded: (name: string, reason: string) => `${name} was not uploaded. ${reason}`,
  notSent: 'The picture was not uploaded. Try again, or remove it',
  wrongKind: 'Choose a picture: PNG, JPEG, GIF, WebP or AVIF',
  tooLarge: (megabytes: string) => `The picture may have at most ${megabytes} MB`,
  tryAgain: 'Try again',

  diagnostics: 'Send facts that help to find the cause',
  diagnosticsHint: 'Exactly these lines. Untick what you would rather keep.',
  facts: {
    version: 'My Note',
    remotes: 'Parts',
    browser: 'Browser',
    window: 'Window',
    theme: 'Theme',
    textSize: 'Text size',
    language: 'Language',
    timeZone: 'Time zone',
    cameFrom: 'Came from',
    connection: 'Connection',
    error: (nth: number) => `Error ${nth}`,
  },
  contract: (version: string) => `contract ${version}`,
  windowSize: (width: number, height: number, pixels: number) => `${width} × ${height}, ${pixels}x`,
  systemTheme: (theme: string) => `${theme}, as the system`,
  notePage: 'the page of a note or category',
  online: 'online',
  offline: 'offline',
  unreachable: 'no answer',
  change: 'a change',

  send: 'Send',
  sent: 'Sent. Thank you',
  sentHint: 'It is the first one in the list below.',
  draftKept: 'What you write is kept in this browser until you send it.',

  own: 'Your requests',
  ownEmpty: 'You have not sent anything yet.',
  ownUnknown: 'Your requests could not be read',
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
  answer: 'Answer',
  sentFacts: 'Facts that were sent',
} as const;
