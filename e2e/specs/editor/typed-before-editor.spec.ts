import type { Page } from '@playwright/test';
import { clickAt } from '../../fixtures/input/click-at.ts';
import { expect, test } from '../../fixtures/test.ts';

const EDITOR = /\/remotes\/notes\/.*\/editor\..*\.js/;

const delayEditor = (page: Page) =>
  page.route(EDITOR, async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 1_000);
    });
    await route.continue();
  });

test('keys that are typed before the editor arrives are typed into it in order', async ({
  account,
  notePage,
  page,
}) => {
  const note = await account.note('Launch plan', 'The launch is in March.\n');
  await delayEditor(page);
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  await clickAt(page, 'March');
  await page.keyboard.type('late ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- onee');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Enter');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: '日本', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '日本' });
  await expect(notePage.text).toBeFocused();
  await page.keyboard.type('!');
  await expect(notePage.saved).toBeVisible();
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content)
    .toBe('The launch is in late\n\n- one\n- 日本!March.\n');
});

test('keys that move and select before the editor arrives do so in it', async ({
  account,
  notePage,
  page,
}) => {
  const note = await account.note('Launch plan', 'Bake rye.\n\nThe launch is in March.\n\nRest\n');
  await delayEditor(page);
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  await clickAt(page, 'launch');
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('End', 'ArrowLeft');
  await page.keyboard.type(' or May');
  await press('Home', 'Delete');
  await page.keyboard.type('t');
  await press('Home', 'ArrowUp', 'Shift+End', 'B', 'ArrowDown', 'ArrowDown', 'End', 'Control+Backspace');
  await page.keyboard.type('Noon');
  await press('Control+Home');
  await page.keyboard.type('A');
  await expect(notePage.text).toBeFocused();
  await expect
    .poll(() => notePage.text.locator('p').allTextContents())
    .toEqual(['AB', 'the launch is in March or May.', 'Noon']);
});

test('what is typed into a new note before the editor arrives is in it', async ({
  account,
  notePage,
  page,
}) => {
  const note = await account.note('', '');
  await delayEditor(page);
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  await page.keyboard.type('Shopping ');
  await notePage.heading.click();
  await page.keyboard.type('list');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Milk');
  await expect(notePage.text).toBeFocused();
  await expect(notePage.titleInput).toHaveValue('Shopping list');
  await expect(notePage.text).toHaveText('Milk');
});

test('keys wait for an editor that fails to load, and are typed on retry', async ({
  account,
  consoleGuard,
  notePage,
  page,
}) => {
  consoleGuard.allow(/editor|Failed to (load|fetch)|Loading chunk/);
  const note = await account.note('Launch plan', 'The launch is in March.\n');
  await page.route(EDITOR, (route) => route.abort());
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  await clickAt(page, 'March');
  await page.keyboard.type('late ');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(EDITOR);
  await again.click();
  await expect(notePage.text).toBeFocused();
  await expect(notePage.text).toContainText('The launch is in late March.');
});
