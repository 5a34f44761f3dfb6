import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { holdApp, openRendered, visitBefore } from '../../fixtures/first-text.ts';
import { expect, test } from '../../fixtures/test.ts';

/** What the remote for notes loads. */
const NOTES = /\/remotes\/notes\/.*\.js/;

/** Opens a note whose text is there, and the app is not until it is let go. */
async function openHeld(page: Page, account: Account, content: string) {
  const note = await account.note('Early bird', content);
  await visitBefore(page);
  const letGo = await holdApp(page);
  await openRendered(page, note.slug);
  return { note, letGo };
}

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
  const { note, letGo } = await openHeld(page, account, 'The launch.\n\nThe end.\n');
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

test('keys that come before the first letter act on the text', async ({ account, notePage, page }) => {
  const { note, letGo } = await openHeld(page, account, 'The launch is in March\n');
  await clickBehind(page, 'The launch is in March');
  for (let key = 0; key < 5; key += 1) await page.keyboard.press('Backspace');
  await page.keyboard.type('May');
  await letGo();
  await expect(notePage.text).toBeFocused();
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe('The launch is in May\n');
});

test('an input method that is composing when the app arrives is not cut off', async ({
  account,
  notePage,
  page,
}) => {
  const { letGo } = await openHeld(page, account, 'The launch.\n');
  await clickBehind(page, 'The launch.');
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'に', selectionStart: 1, selectionEnd: 1 });
  await letGo();
  await expect(notePage.edit).toBeVisible();
  await expectThroughout(() => expect(notePage.text).toBeHidden({ timeout: 1 }), 4_000);
  await session.send('Input.imeSetComposition', { text: '日本', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '日本' });
  await expect(notePage.text).toBeFocused();
  await expect(notePage.text).toHaveText('The launch.日本');
});

test('what was typed waits for a page that fails to load, and is in the text on retry', async ({
  account,
  consoleGuard,
  notePage,
  page,
}) => {
  consoleGuard.allow(/RemoteError|Failed to (load|fetch)|Loading chunk/);
  const { letGo } = await openHeld(page, account, 'The launch.\n');
  await page.route(NOTES, (route) => route.fulfill({ status: 404 }));
  await clickBehind(page, 'The launch.');
  await page.keyboard.type(' In');
  await letGo();
  const panel = page.getByRole('main').getByRole('alert');
  await expect(panel).toBeVisible();
  await page.keyboard.type(' March');
  await expectThroughout(() => expect(panel).toBeVisible({ timeout: 1 }), 4_000);
  await page.unroute(NOTES);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(notePage.text).toBeFocused();
  await expect(notePage.text).toHaveText('The launch. In March');
});

test('a click into the first text of a locked note starts nothing', async ({ account, notePage, page }) => {
  const note = await account.note('Early bird', 'The launch.\n');
  await account.lock(note);
  await visitBefore(page);
  const letGo = await holdApp(page);
  await openRendered(page, note.slug);
  await clickBehind(page, 'The launch.');
  await expect(page.locator('#first-start')).toHaveCount(0);
  await letGo();
  await expect(notePage.heading).toHaveText('Early bird');
});

test('a click into the title before the app is there starts in the title', async ({
  account,
  notePage,
  page,
}) => {
  const { letGo } = await openHeld(page, account, 'The launch.\n');
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
  await page.addInitScript(() => localStorage.setItem('my-note.edit-button', 'on'));
  const { letGo } = await openHeld(page, account, 'The launch.\n');
  await clickBehind(page, 'The launch.');
  await expect(page.locator('#first-start')).toHaveCount(0);
  await letGo();
  await expect(notePage.edit).toBeVisible();
  await expect(page.locator('textarea[style*="opacity"]')).toHaveCount(0);
  await expectThroughout(() => expect(notePage.text).toBeHidden({ timeout: 1 }), 1_500);
});

test('a link of the text that stands before the app is followed, and starts nothing', async ({
  account,
  page,
}) => {
  const { letGo } = await openHeld(page, account, 'A [way out](/i/trash).\n');
  await page.locator('#first-page').getByRole('link', { name: 'way out' }).click();
  await expect(page).toHaveURL(/\/i\/trash$/);
  await expect(page.locator('#first-start')).toHaveCount(0);
  await letGo();
});

test('what is around the page comes after it: sidebar and top bar', async ({ account, page, shell }) => {
  await page.addInitScript(() => {
    let isThere = false;
    new MutationObserver(() => {
      const first = document.getElementById('first-page');
      isThere ||= first !== null;
      if (!isThere || first || 'around' in window) return;
      const around = [...document.querySelectorAll('aside a, header button')];
      Object.assign(window, { around: around.map((one) => one.ariaLabel ?? one.textContent) });
    }).observe(document, { childList: true, subtree: true });
  });
  const { letGo } = await openHeld(page, account, 'The launch.\n');
  await letGo();
  await expect(shell.entry('Early bird')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'around')), 'when the page took over').toEqual([
    'Hide sidebar',
  ]);
});

test('after such a click, what is around the editor is downloaded after it: tree and menus', async ({
  account,
  notePage,
  page,
  shell,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const editor = document.querySelector('[contenteditable=true]');
      if (!editor?.checkVisibility({ visibilityProperty: true })) return;
      observer.disconnect();
      performance.mark('editable');
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  const { letGo } = await openHeld(page, account, 'The launch.\n');
  await clickBehind(page, 'The launch.');
  await letGo();
  await expect(notePage.text).toBeFocused();
  await expect(shell.entry('Early bird')).toBeVisible();
  await page.keyboard.type(' /');
  await expect(page.getByRole('listbox')).toBeVisible();
  const early = await page.evaluate(() => {
    const editable = performance.getEntriesByName('editable')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /tree\.|kit-overlays/.test(name) && startTime < editable)
      .map(({ name }) => name);
  });
  expect(early, 'before the text could be written').toEqual([]);
});
