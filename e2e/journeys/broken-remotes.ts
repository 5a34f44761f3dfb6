import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../fixtures/accounts/account.ts';
import { Shell } from '../pages/shell.ts';

export interface Remote {
  name: string;
  /** Creates what the page needs and returns its path. */
  prepare: (account: Account) => Promise<string>;
  content: (page: Page) => Locator;
}

export const main = (page: Page) => page.getByRole('main');
export const notes: Remote = {
  name: 'notes',
  prepare: async (account) => `/${(await account.note('Lighthouse', 'It stands.')).slug}`,
  content: (page) => main(page).getByText('It stands.'),
};
export const sharing: Remote = {
  name: 'sharing',
  prepare: async () => '/i/trash',
  content: (page) => main(page).getByText('Trash is empty'),
};
export const youtube: Remote = {
  name: 'youtube',
  prepare: async (account) => {
    await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
    return '/i/youtube';
  },
  content: (page) => main(page).getByText('No channels yet'),
};
export const notifications: Remote = {
  name: 'notifications',
  prepare: async () => '/i/notifications',
  content: (page) => main(page).getByText('Welcome to My Note'),
};
export const workspace: Remote = {
  name: 'workspace',
  prepare: async () => '/i/transfer',
  content: (page) => main(page).getByRole('heading', { level: 1, name: 'Import and export' }),
};

/** Uses the top bar to check that it still works. */
export async function expectWorkingTopBar(page: Page): Promise<void> {
  const shell = new Shell(page, false);
  await expect(shell.userMenu).toBeVisible();
  await shell.overview.click();
  const overview = shell.dialog('Overview');
  await expect(overview).toBeVisible();
  await shell.closeDialog();
  await expect(overview).toBeHidden();
}

/** Uses the top bar and the sidebar to check that they still work. */
export async function expectWorkingShell(page: Page): Promise<void> {
  await expectWorkingTopBar(page);
  const shell = new Shell(page, false);
  await shell.pageLink('Issue report / Feature request').click();
  await expect(page).toHaveURL(/\/i\/requests$/);
  // Another remote's page, which may be broken too; then it says so.
  const heading = shell.main.getByRole('heading', { level: 1, name: 'Issue report / Feature request' });
  await expect(heading.or(shell.main.getByRole('alert')).first()).toBeVisible();
}

/** Runs `act` in its own page, so that slow cases can wait in parallel. */
export async function withPage<T>(context: BrowserContext, act: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  try {
    return await act(page);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

/** Waits for the chunk that handles failures, which loads when the page is idle. */
export async function waitForFailureChunk(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/failure.')),
    );
  await expect.poll(fetched).toBe(true);
}
