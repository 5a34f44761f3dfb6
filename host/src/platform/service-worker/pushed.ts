import { workerTexts } from './texts.ts';

/** What a notification shows and opens, as the service sends it (api/src/features/push/message.rules.ts). */
export interface Pushed {
  title: string;
  description: string;
  address: string;
  /** A notification takes the place of one with the same tag. */
  tag: string;
}

const HOME = '/';
const unreadable = (language: string): Pushed => ({
  title: 'My Note',
  description: workerTexts(language).news,
  address: HOME,
  tag: 'news',
});
/** The message that a person asked for, to try a device. */
const TEST = 'test';

/** Something is shown for every message, as browsers ask for it: without a payload that there is news. */
export function readPushed(text: string | undefined, language: string): Pushed {
  try {
    const { title, description, address, tag } = JSON.parse(text ?? '');
    const shown = { title, description, address, tag };
    return Object.values(shown).every((part) => typeof part === 'string') ? shown : unreadable(language);
  } catch {
    return unreadable(language);
  }
}

/** Browsers with Apple's engine end a subscription whose messages show nothing, whatever is open. */
const isApple = (userAgent: string) => /AppleWebKit/.test(userAgent) && !/Chrome\//.test(userAgent);

/** Whether a page that is seen has shown it already; Chromium and Firefox accept that nothing more is shown then. */
export const isSilent = ({ tag }: Pushed, isSeen: boolean, userAgent: string): boolean =>
  isSeen && tag !== TEST && !isApple(userAgent);

/** Only addresses of this site; anything else leads to the home page. */
export function addressToOpen(address: unknown, origin: string): URL {
  const text = typeof address === 'string' ? address : HOME;
  const url = URL.canParse(text, origin) ? new URL(text, origin) : undefined;
  return url?.origin === origin ? url : new URL(HOME, origin);
}
