import type { Page } from '@playwright/test';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { holdApp, openRendered, visitBefore } from '../../fixtures/first-text.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Clicks behind words of the text that stands before the app. */
async function clickBehind(page: Page, words: string): Promise<void> {
  const { x, y } = await page
    .locator('#first-page')
    .getByText(words)
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { right, top, height } = range.getBoundingClientRect();
      return { x: right + 4, y: top + height / 2 };
    });
  await page.mouse.click(x, y);
}

test('a click into the text before the app is there starts editing at that place, with what was typed', async ({
  account,
  notePage,
  page,
}) => {
  const note = await account.note('Early bird', 'The launch.\n\nThe end.\n');
  await visitBefore(page);
  const letGo = await holdApp(page);
  await openRendered(page, note.slug);
  await clickBehind(page, 'The launch.');
  await page.keyboard.type(' In March');
  await page.keyboard.press('Enter');
  await page.keyboard.type('or latter');
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('er.');
  await letGo();
  await expect(notePage.text).toBeFocused();
  await page.keyboard.type('!');
  await expect(notePage.saved).toBeVisible();
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content)
    .toBe('The launch. In March\n\nor later.!\n\nThe end.\n');
  await expect(page.locator('#first-start')).toHaveCount(0);
});

test('a click into the title before the app is there starts in the title', async ({
  account,
  notePage,
  page,
}) => {
  const note = await account.note('Early bird', 'The launch.\n');
  await visitBefore(page);
  const letGo = await holdApp(page);
  await openRendered(page, note.slug);
  await clickBehind(page, 'Early bird');
  await page.keyboard.type(' sings');
  await letGo();
  await expect(notePage.titleInput).toBeFocused();
  await expect(notePage.titleInput).toHaveValue('Early bird sings');
});

test('with the setting that only the Edit button starts editing, an early click does nothing and leaves no field', async ({
  account,
  notePage,
  page,
}) => {
  const note = await account.note('Early bird', 'The launch.\n');
  await visitBefore(page);
  await page.evaluate(() => localStorage.setItem('my-note.edit-button', 'on'));
  const letGo = await holdApp(page);
  await openRendered(page, note.slug);
  await clickBehind(page, 'The launch.');
  await letGo();
  await expect(notePage.edit).toBeVisible();
  await expect(page.locator('textarea[style*="opacity"]')).toHaveCount(0);
  await expectThroughout(() => expect(notePage.text).toBeHidden({ timeout: 1 }), 1_500);
});

test('a link of the text that stands before the app is followed, and starts nothing', async ({
  account,
  page,
}) => {
  const note = await account.note('Early bird', 'A [way out](/i/trash).\n');
  await visitBefore(page);
  const letGo = await holdApp(page);
  await openRendered(page, note.slug);
  await page.locator('#first-page').getByRole('link', { name: 'way out' }).click();
  await expect(page).toHaveURL(/\/i\/trash$/);
  await expect(page.locator('#first-start')).toHaveCount(0);
  await letGo();
});

test('what is around the page comes after it: sidebar and top bar', async ({ account, page, shell }) => {
  const note = await account.note('Early bird', 'The launch.\n');
  await visitBefore(page);
  const letGo = await holdApp(page);
  await openRendered(page, note.slug);
  await letGo();
  await expect(shell.entry('Early bird')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
});
