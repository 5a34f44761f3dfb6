import type { Registry } from '@my-note/contract/registry';
import { forgetKeptPages } from './kept-pages.ts';

/** What the service put into the page, so that it needs no request of its own. */
interface PageData {
  config: unknown;
  registry?: Registry;
  /** The page shows its text before the app. */
  hasText?: boolean;
  /** The person whose note is in the page; undefined when everybody may see it. */
  reader?: string;
}

/** The element of the page with its data; another server sends the page without. */
const PAGE_DATA = 'page-data';

export function readPageData(): Partial<PageData> {
  try {
    return JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? '{}');
  } catch {
    return {};
  }
}

/** What somebody else has written is not shown, whatever the cookies say. */
export function hideOtherReader({ reader }: Partial<PageData>): void {
  if (reader === undefined || reader === storedUserId()) return;
  document.documentElement.classList.add('other-reader');
  document.title = 'My Note';
  forgetKeptPages();
}

export function storedUserId(): unknown {
  try {
    return JSON.parse(localStorage.getItem('my-note.user') ?? 'null')?.user?._id;
  } catch {
    return undefined;
  }
}
