import path from 'node:path';
import { LANGUAGES } from '@my-note/contract/language';
import type { Page } from '@playwright/test';
import { addSampleNotes } from '../fixtures/notes/sample-notes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Ten screens in each language, to look at what is cut off. `SHOWN_LANGUAGES=de,ar` takes some of them. */
const SCREENS = {
  home: '/',
  note: '/kitchen/bread/sourdough-in-two-days',
  category: '/kitchen',
  trash: '/i/trash',
  sharing: '/i/shared',
  tags: '/i/tags',
  tasks: '/i/tasks',
  transfer: '/i/transfer',
  account: '/i/account',
} as const;

const wanted = process.env.SHOWN_LANGUAGES?.split(',') ?? LANGUAGES.filter((language) => language !== 'en');

async function shoot(page: Page, language: string, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const name = `${screen}-${test.info().project.name}.png`;
  await page.screenshot({ path: path.resolve(import.meta.dirname, '../test-results/languages', language, name) });
}

for (const language of wanted) {
  test.describe(language, () => {
    test.use({ locale: language });

    test('screens', async ({ page, account, networkIdle }) => {
      test.slow();
      await addSampleNotes(account);
      for (const [screen, address] of Object.entries(SCREENS)) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await networkIdle();
        await shoot(page, language, screen);
      }
      await page.goto('/kitchen');
      await page.getByRole('banner').getByRole('button').last().click();
      await shoot(page, language, 'menu');
    });
  });
}
