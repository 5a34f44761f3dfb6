import { texts } from '../../texts.ts';
import { asRemoteError, type RemoteErrorKind } from './errors.ts';

export interface RemoteErrorText {
  title: string;
  text: string;
  way: 'retry' | 'reload';
}

const kinds: Record<RemoteErrorKind, RemoteErrorText> = {
  network: {
    title: texts.unreached,
    text: 'The rest of My Note works. Check the connection, then try again.',
    way: 'retry',
  },
  timeout: {
    title: 'This page takes too long',
    text: 'Its files did not arrive in time. The rest of My Note works.',
    way: 'retry',
  },
  integrity: {
    title: 'This page was not opened, to be safe',
    text: 'Its files are not the ones that were published. Try again; if it stays so, contact your administrator.',
    way: 'retry',
  },
  contract: {
    title: 'This page needs a newer app',
    text: 'It was made for another version of My Note than the one in this tab. Loading the app again may bring it.',
    way: 'reload',
  },
  'shared-version': {
    title: 'This page needs a newer app',
    text: 'It asks for parts of My Note in another version than this tab has. Loading the app again may bring them.',
    way: 'reload',
  },
  evaluation: {
    title: 'This page could not start',
    text: 'Something in it broke while it was starting. The rest of My Note works.',
    way: 'reload',
  },
  render: {
    title: 'This page stopped working',
    text: 'Something in it broke. The rest of My Note works.',
    way: 'retry',
  },
  gone: {
    title: 'This page has moved on',
    text: 'A newer version was published while this tab was open. Save what you are writing, then load the app again.',
    way: 'reload',
  },
  off: {
    title: 'This page is turned off',
    text: 'Your administrator has turned it off for now.',
    way: 'retry',
  },
};

/** Words for what can go wrong with a remote. */
export const errorTexts = {
  kinds,
  /** For what no other try in this tab can change. */
  refused:
    'Its files are not where this site takes pages from, or nobody vouches for them. Contact your administrator.',
  reload: texts.reload,
  newVersion: 'A new version is here',
  override: (name: string) =>
    `A developer’s own copy of ${name} was to be shown here. Reset shows the published page again.`,
  overridden: (names: string) => `Own copy of ${names}`,
  resetOverride: 'Reset',
  overrideRefused: (names: string) =>
    `This site doesn’t allow your own copy of ${names}. The published page is shown.`,
  closeNotice: 'Close',
} as const;

/** The words for whatever was thrown. */
export const getErrorText = (error: unknown): RemoteErrorText => kinds[asRemoteError(error).kind];
