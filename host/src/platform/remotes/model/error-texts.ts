import { translated } from '@my-note/contract/language';
import { texts } from '../../texts.ts';
import { asRemoteError, type RemoteErrorKind } from './errors.ts';

export interface RemoteErrorText {
  title: string;
  text: string;
  action: 'retry' | 'reload';
}

const kinds: Record<RemoteErrorKind, RemoteErrorText> = {
  network: {
    title: texts.unreached,
    text: 'The rest of My Note works. Check the connection, then try again.',
    action: 'retry',
  },
  timeout: {
    title: 'This page takes too long',
    text: 'Its files did not arrive in time. The rest of My Note works.',
    action: 'retry',
  },
  integrity: {
    title: 'This page was blocked for your safety',
    text: 'Its files are not the ones that were published. Try again. If it happens again, contact your administrator.',
    action: 'retry',
  },
  contract: {
    title: 'This page needs a newer app',
    text: 'It was made for another version of My Note than the one in this tab. Loading the app again may help.',
    action: 'reload',
  },
  'shared-version': {
    title: 'This page needs a newer app',
    text: 'It needs parts of My Note in another version than this tab has. Loading the app again may help.',
    action: 'reload',
  },
  evaluation: {
    title: 'Couldn’t start this page',
    text: 'It crashed while starting. The rest of My Note works.',
    action: 'reload',
  },
  render: {
    title: 'This page stopped working',
    text: 'It crashed. The rest of My Note works.',
    action: 'retry',
  },
  gone: {
    title: 'This page has a newer version',
    text: 'A newer version was published while this tab was open. Save what you are writing, then load the app again.',
    action: 'reload',
  },
  off: {
    title: 'This page is turned off',
    text: 'Your administrator has turned it off for now.',
    action: 'retry',
  },
};

export const errorTexts = translated('host/error', {
  kinds,
  /** For failures that a retry in this tab cannot change. */
  refused: 'Its files are not from an allowed address, or have no checksum. Contact your administrator.',
  reload: texts.reload,
  newVersion: 'A new version is available',
  override: (name: string) =>
    `A developer’s own copy of ${name} should be shown here. Reset shows the published page again.`,
  overridden: (names: string) => `Own copy of ${names}`,
  resetOverride: 'Reset',
  overrideRefused: (names: string) =>
    `This site doesn’t allow your own copy of ${names}. The published page is shown.`,
  closeNotice: 'Close',
});

/** The text for anything that was thrown. */
export const getErrorText = (error: unknown): RemoteErrorText => errorTexts.kinds[asRemoteError(error).kind];
