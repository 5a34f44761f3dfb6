import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Shell } from '../../pages/shell.ts';

/** Shortcuts come when the page has come to rest; the list behind `?` shows that they are there. */
async function openList(page: Page, shell: Shell, key = '?') {
  const list = shell.dialog('Keyboard shortcuts');
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(list).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // Where the list is slow to come, a key that was pressed again is in its field.
  await list.getByRole('searchbox').fill('');
  return list;
}

async function openAndClose(page: Page, shell: Shell): Promise<void> {
  const list = await openList(page, shell);
  await shell.closeDialog();
  await expect(list).toHaveCount(0);
}

test('shortcuts come also when their part of the app failed to load at first', async ({
  page,
  account,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_FAILED|ChunkLoadError|Failed to fetch/);
  const note = await account.note('Plan', 'Text.');
  const part = /\/assets\/idle\./;
  await page.route(part, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => part.test(request.url()));
  await page.goto(`/${note.slug}`);
  await failed;
  await expect(shell.toast('Couldn’t load this part').first()).toBeVisible();
  await page.unroute(part);
  await openAndClose(page, shell);
});

test('? lists the shortcuts of the shell, the current page, and the tree', async ({
  page,
  account,
  shell,
}) => {
  const note = await account.note('Plan', 'Text.');
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('Text.')).toBeVisible();
  const list = await openList(page, shell);
  for (const label of [
    'New note',
    'Go to Trash',
    'Edit',
    'Open the search',
    'Bold',
    'Menu of the block',
    'Move the block up',
    'Go to the tools of the selection, link or code',
    'Markdown source or visual editor',
    'Link the selected words, or edit the link',
    'Leave the text',
    'Rename',
  ]) {
    await expect(list.getByText(label, { exact: true })).toBeVisible();
  }
  await shell.closeDialog();
  await expect(list).toHaveCount(0);
});

test('the list of shortcuts opens while writing, and a filter finds what a key does', async ({
  page,
  account,
  editor,
  shell,
}) => {
  const note = await account.note('Plan', 'Text.');
  await editor.open(note.slug);
  await editor.typeAtEnd('?');
  await expect(editor.text).toHaveText('Text.?');
  const list = await openList(page, shell, 'Control+/');
  const filter = list.getByRole('searchbox', { name: 'Filter shortcuts' });
  await filter.fill('ctrl+shift+m');
  await expect(list.getByRole('listitem')).toHaveText(['Markdown source or visual editorCtrlShiftM']);
  await filter.fill('zzz');
  await expect(list.getByText('No shortcut for “zzz”')).toBeVisible();
  await filter.fill('');
  await shell.closeDialog();
  await expect(list).toHaveCount(0);
  await editor.text.click();
  await page.keyboard.press('Control+Shift+m');
  await expect(page.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('Control+Shift+m');
  await expect(editor.text).toBeFocused();
  await expect(editor.text).toHaveText('Text.?');
});

test.describe('on a Mac', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
  });

  test('keys have the names of its keyboard', async ({ page, account, shell }) => {
    await account.note('Plan', 'Text.');
    await page.goto('/');
    const list = await openList(page, shell);
    await expect(list.getByRole('listitem').filter({ hasText: 'Strikethrough' })).toHaveText(
      'Strikethrough⌥⌘X',
    );
    await expect(list.getByText('Ctrl')).toHaveCount(0);
  });
});

test('two-key chords open every page of the product', async ({ page, shell }) => {
  await page.goto('/');
  await openAndClose(page, shell);
  for (const [key, address] of [
    ['t', '/i/trash'],
    ['s', '/i/shared'],
    ['i', '/i/notifications'],
    ['r', '/i/requests'],
    ['h', '/'],
  ] as const) {
    await page.keyboard.press('g');
    await page.keyboard.press(key);
    await expect(page).toHaveURL(address);
  }
});

test('single keys create a note, edit it, and open its neighbor', async ({
  page,
  account,
  shell,
  notePage,
}) => {
  await account.note('First', 'One.');
  await account.note('Second', 'Two.');
  await page.goto('/first');
  await openAndClose(page, shell);
  await page.keyboard.press(']');
  await expect(page).toHaveURL('/second');
  await expect(shell.main.getByText('Two.')).toBeVisible();
  await page.keyboard.press('e');
  await expect(notePage.text).toBeVisible();
  // What is typed is text, not a command.
  await notePage.type(' nd?');
  await expect(notePage.text).toContainText('Two. nd?');
  await notePage.done.click();
  await expect(shell.main.getByText('Two. nd?')).toBeVisible();
  // For a second after the last letter, no key is a command.
  await expect(async () => {
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/\/draft-/, { timeout: 1_000 });
  }).toPass();
});

test('single-key shortcuts can be turned off while chords still work', async ({ page, shell }) => {
  await page.goto('/');
  await openAndClose(page, shell);
  const settings = await shell.openSettings();
  await settings.getByText('Single-key shortcuts', { exact: true }).click();
  await shell.closeDialog();
  await expect(settings).toHaveCount(0);
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the list stays within its dialog on a screen of little height', async ({ page, shell }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await page.goto('/');
  const list = await openList(page, shell);
  const bottomOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const end = await bottomOf(list);
  expect(end).toBeLessThanOrEqual(360);
  expect(await bottomOf(list.locator('[class*=dialog__body]'))).toBeLessThanOrEqual(end);
});
