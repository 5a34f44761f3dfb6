import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts/account.ts';
import { Shell } from '../pages/shell.ts';

// What the panels say.
export const UNREACHED = 'This page could not be reached';
export const SLOW = 'This page takes too long';
export const UNSAFE = 'This page was not opened, to be safe';
export const NEWER = 'This page needs a newer app';
export const RELOAD = 'Load the app again';

export interface Remote {
  name: string;
  /** Makes what the page needs, and answers its address. */
  prepare: (account: Account) => Promise<string>;
  shown: (page: Page) => Locator;
}

export const main = (page: Page) => page.getByRole('main');
export const notes: Remote = {
  name: 'notes',
  prepare: async (account) => `/${(await account.note('Lighthouse', 'It stands.')).slug}`,
  shown: (page) => main(page).getByText('It stands.'),
};
export const sharing: Remote = {
  name: 'sharing',
  prepare: async () => '/i/trash',
  shown: (page) => main(page).getByText('Trash is empty'),
};
export const youtube: Remote = {
  name: 'youtube',
  prepare: async (account) => {
    await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
    return '/i/youtube';
  },
  shown: (page) => main(page).getByText('No channels yet'),
};
export const notifications: Remote = {
  name: 'notifications',
  prepare: async () => '/i/notifications',
  shown: (page) => main(page).getByText('Welcome to My Note'),
};
export const workspace: Remote = {
  name: 'workspace',
  prepare: async () => '/i/transfer',
  shown: (page) => main(page).getByRole('heading', { level: 1, name: 'Import and export' }),
};

/** The top bar does what it is for. */
export async function expectLiveBar(page: Page): Promise<void> {
  const shell = new Shell(page, false);
  await expect(shell.userMenu).toBeVisible();
  await shell.overview.click();
  const overview = shell.dialog('Overview');
  await expect(overview).toBeVisible();
  await shell.closeDialog();
  await expect(overview).toBeHidden();
}

/** Top bar and sidebar do what they are for. */
export async function expectLiveShell(page: Page): Promise<void> {
  await expectLiveBar(page);
  const shell = new Shell(page, false);
  await shell.pageLink('Issue report / Feature request').click();
  await expect(page).toHaveURL(/\/i\/requests$/);
  // Another remote's page, which may be broken too; then it says so.
  const heading = shell.main.getByRole('heading', { level: 1, name: 'Issue report / Feature request' });
  await expect(heading.or(shell.main.getByRole('alert')).first()).toBeVisible();
}

/** Does something in a page of its own, so that what only waits can wait side by side. */
export async function inPage<T>(context: BrowserContext, act: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  try {
    return await act(page);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** What watches over a page's files is fetched once the page has come to rest. */
export async function idleWithFailureChunk(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/failure.')),
    );
  await expect.poll(fetched).toBe(true);
}
