import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const selectBack = async (page: Page, letters: number) => {
  for (let letter = 0; letter < letters; letter += 1) await page.keyboard.press('Shift+ArrowLeft');
};

test('formats selected text with the mouse, beside the selection and without taking the focus', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Formatted', 'First\n\nSome words to read');
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  await editor.open(note.slug);
  const paragraph = editor.text.locator('p').last();
  const box = await paragraph.boundingBox();
  const [left, y] = [(box?.x ?? 0) + 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(left, y);
  await page.mouse.down();
  await page.mouse.move(left + 35, y, { steps: 3 });
  await expect(editor.selectionToolbar).toBeHidden();
  await page.mouse.up();
  await expect(editor.selectionToolbar).toBeVisible();
  await expect(editor.text).toBeFocused();
  const bar = await editor.selectionToolbar.boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await page.keyboard.press('ArrowLeft');
  await expect(editor.selectionToolbar).toBeHidden();

  await paragraph.dblclick({ position: { x: 65, y: 10 } });
  const bold = editor.selectionToolbar.getByRole('button', { name: 'Bold' });
  await bold.click();
  await expect(bold).toHaveAttribute('aria-pressed', 'true');
  await editor.selectionToolbar.getByRole('button', { name: 'Highlight' }).click();
  await expect.poll(stored).toBe('First\n\nSome **==words==** to read');
  await expect(editor.text.locator('mark')).toHaveText('words');
  await editor.selectionToolbar.getByRole('button', { name: 'Turn into' }).click();
  await page.getByRole('menuitem', { name: 'Callout' }).click();
  await expect.poll(stored).toBe('First\n\n> [!note]\n> Some **==words==** to read');
  await expect(editor.text).toBeFocused();
});

test('is used by keyboard: Alt+F10 moves into it, arrow keys between buttons, Escape back and away', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Keyboard', 'Some words');
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  await selectBack(page, 'words'.length);
  await expect(editor.selectionToolbar).toBeVisible();
  await page.keyboard.press('Alt+F10');
  await expect(editor.selectionToolbar.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toBe('Some *words*');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Escape');
  await expect(editor.selectionToolbar).toBeHidden();
  await expect(editor.text).toBeFocused();
  await selectBack(page, 1);
  await expect(editor.selectionToolbar).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(editor.selectionToolbar).toBeHidden();
  await page.keyboard.type('told');
  await expect.poll(stored).toBe('Sometold');
});

test('link at the cursor can be opened, copied, edited and removed', async ({
  page,
  context,
  account,
  editor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route('https://a.example/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  const other = await account.note('Bread', 'Rye');
  const note = await account.note(
    'Linked',
    `See [a page](https://a.example/p) or [bread](note:${other._id})`,
  );
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  await editor.open(note.slug);
  const popover = page.getByRole('toolbar', { name: 'Link at the cursor' });
  const links = editor.text.locator('a');
  await links.first().click();
  await expect(popover).toContainText('https://a.example/p');
  await expect(editor.text).toBeFocused();
  await popover.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('https://a.example/p');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    popover.getByRole('button', { name: 'Open link' }).click(),
  ]);
  await expect(opened).toHaveURL('https://a.example/p');
  await opened.close();
  const [again] = await Promise.all([
    context.waitForEvent('page'),
    links.first().click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(again).toHaveURL('https://a.example/p');
  await again.close();

  await links.first().click();
  await popover.getByRole('button', { name: 'Edit link' }).click();
  await expect(page.getByRole('textbox', { name: 'Address of the link' })).toBeFocused();
  await page.keyboard.type('b.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('other');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toMatch(/^See \[other\]\(https:\/\/b\.example\) or/);
  await links.first().click();
  await popover.getByRole('button', { name: 'Remove link' }).click();
  await expect.poll(stored).toMatch(/^See other or \[bread\]/);

  await links.first().click();
  await expect(popover).toContainText('Bread');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await page.keyboard.press('End');
  await page.keyboard.type(' x');
  await expect(popover).toBeHidden();
  await links.first().click();
  await popover.getByRole('button', { name: 'Open link' }).click();
  await expect(page).toHaveURL(`/${other.slug}`);
});
