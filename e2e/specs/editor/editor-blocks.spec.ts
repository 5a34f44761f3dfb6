import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const TEXT = '# Plan\n\nFirst *words*.\n\n- one\n- two\n  - inner\n\n> Said once\n\nLast words.';

/** The handle comes with the pointer, once its code is loaded. */
const pointAt = (block: Locator, handle: Locator) =>
  expect(async () => {
    await block.hover({ position: { x: 3, y: 5 } });
    await block.hover({ position: { x: 6, y: 6 } });
    await expect(handle).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('a block is dragged by its handle, and only its lines move', async ({ page, account, editor }) => {
  const note = await account.note('Dragged', TEXT);
  await editor.open(note.slug);
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  const handle = page.getByRole('button', { name: 'Block', exact: true });
  const first = editor.text.getByText('First words.');
  const before = await first.boundingBox();
  await pointAt(editor.text.getByText('Said once'), handle);
  expect(await first.boundingBox()).toEqual(before);
  await handle.dragTo(first, { targetPosition: { x: 40, y: 2 } });
  await expect
    .poll(stored)
    .toBe('# Plan\n\n> Said once\n\nFirst *words*.\n\n- one\n- two\n  - inner\n\nLast words.');
  // An item of a list.
  await pointAt(editor.text.getByText('two'), handle);
  await handle.dragTo(editor.text.getByText('one', { exact: true }), { targetPosition: { x: 10, y: 2 } });
  await expect.poll(stored).toContain('- two\n  - inner\n- one');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(stored).toBe(TEXT);
});

test('the menu of a block turns, copies, moves and deletes it', async ({
  page,
  account,
  editor,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const note = await account.note('Menu', TEXT);
  await editor.open(note.slug);
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  const choose = async (...names: string[]) => {
    for (const name of names) await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const handle = page.getByRole('button', { name: 'Block', exact: true });
  await pointAt(editor.text.getByText('First words.'), handle);
  await handle.click();
  await choose('Turn into', 'Heading 2');
  await expect.poll(stored).toBe(TEXT.replace('First', '## First'));
  // The keyboard goes on in the text.
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('Control+z');
  await editor.text.getByText('Last words.').click();
  await page.keyboard.press('Control+Shift+.');
  await choose('Duplicate');
  await expect.poll(stored).toBe(`${TEXT}\n\nLast words.`);
  await page.keyboard.press('Control+Shift+.');
  await choose('Delete');
  await expect.poll(stored).toBe(TEXT);
  await editor.text.getByText('Last words.').click();
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await page.keyboard.type('!');
  await expect.poll(stored).toContain('\n\nLast words.!\n\n> Said once');
  await page.keyboard.press('Control+Shift+.');
  await choose('Copy link to heading');
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`/${note.slug}#plan$`),
  );
});
