import type { Page } from '@playwright/test';
import { drawnWidth, fence, filesOf } from '../../fixtures/remotes/fences.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HistoryPanel } from '../../pages/history-panel.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';

const ORCHARD = 'flowchart LR\n  accTitle: From seed to apple\n  A[Seed] --> B[Apple]';
const on = { key: 'optionalRemotes', value: 'diagrams' } as const;
// Odd on purpose: nothing of it may be written in another way.
const NOTE = `*  star\n\n${fence('mermaid', ORCHARD)}\n__after__ it\n\n~~~js\nplain()\n~~~\n`;

const drawing = (page: Page, name = 'From seed to apple') =>
  page.getByRole('textbox', { name: 'Note text' }).getByRole('img', { name });
const source = (page: Page) => page.getByRole('textbox', { name: 'Note text' }).getByText('A[Seed]');

test.beforeEach(async ({ account }) => {
  await account.setting(on);
});

test('a diagram is drawn, a click shows its source, typing draws again, and undo takes it back', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('Orchard', NOTE);
  await editor.open(note.slug);
  await expect(drawing(page)).toBeVisible();
  await expect.poll(() => drawnWidth(drawing(page))).toBeGreaterThan(100);
  await expect(source(page)).toBeHidden();

  await drawing(page).click();
  await expect(source(page)).toBeVisible();
  await expect(editor.text).toBeFocused();
  const [code, below] = [await source(page).boundingBox(), await drawing(page).boundingBox()];
  expect(code?.y).toBeLessThan(below?.y ?? 0);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type(' pie');
  await expect(drawing(page, 'From seed to apple pie')).toBeVisible();
  await editor.text.getByText('after').click();
  await expect(source(page)).toBeHidden();
  await expect(notePage.saved).toBeVisible();
  expect((await account.noteBySlug(note.slug)).content).toBe(NOTE.replace('apple', 'apple pie'));

  await page.keyboard.press('Control+z');
  await expect(drawing(page, 'From seed to apple')).toBeVisible();
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe(NOTE);
  await notePage.done.click();
  await page.reload();
  await expect(page.getByRole('img', { name: 'From seed to apple', exact: true })).toBeVisible();
  await expect(page.getByText('A[Seed]')).toBeHidden();
});

test('arrow keys go into the source and out of it, and Backspace selects the drawing before it deletes', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Orchard', `above\n\n${fence('mermaid', ORCHARD)}\nbelow\n`);
  await editor.open(note.slug);
  await expect(drawing(page)).toBeVisible();
  await editor.text.getByText('above').click();
  await page.keyboard.press('ArrowDown');
  await expect(source(page)).toBeVisible();
  for (let line = 0; line < 3; line += 1) await page.keyboard.press('ArrowDown');
  await expect(source(page)).toBeHidden();
  await page.keyboard.type('1');
  await expect(editor.text.locator('p').last()).toContainText('1');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(source(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(source(page)).toBeHidden();

  await page.keyboard.press('Backspace');
  await expect(drawing(page)).toBeVisible();
  await expect(source(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(source(page)).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(drawing(page)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(drawing(page)).toBeVisible();
});

test('the text stands at the same place where editing starts, and where it ends unchanged', async ({
  page,
  account,
  notePage,
}) => {
  const lines = Array.from({ length: 30 }, (_, n) => `Line ${n}`).join('\n\n');
  const note = await account.note('Orchard', `${fence('mermaid', ORCHARD)}\n${lines}\n`);
  await page.goto(`/${note.slug}`);
  await expect(page.getByRole('img', { name: 'From seed to apple' })).toBeVisible();
  const line = page.getByText('Line 5', { exact: true });
  const before = await line.boundingBox();
  await line.click();
  await notePage.text.waitFor();
  await expect(drawing(page)).toBeVisible();
  const after = await line.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
  await page.keyboard.press('End');
  await page.keyboard.type('!');
  await expect(page.getByText('Line 5!', { exact: true })).toBeVisible();
});

test('a source that cannot be drawn is shown with a word on it, and none of it is lost', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('Broken', `${fence('mermaid', 'flowchart LR\n  A --> ')}\nbelow\n`);
  await editor.open(note.slug);
  await expect(editor.text.getByText('This diagram can’t be drawn.')).toBeVisible();
  await expect(editor.text.getByText('A -->')).toBeVisible();
  await editor.text.getByText('A -->').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('B');
  await expect(editor.text.getByText('This diagram can’t be drawn.')).toBeHidden();
  await expect(editor.text.getByRole('img', { name: 'Diagram' })).toBeVisible();
  await expect(notePage.saved).toBeVisible();
  expect((await account.noteBySlug(note.slug)).content).toBe(
    `${fence('mermaid', 'flowchart LR\n  A --> B')}\nbelow\n`,
  );
});

test('the slash menu inserts a diagram, and does not wait for a remote that is slow', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Plan', 'First');
  const asked = filesOf(page, 'diagrams');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/remotes/diagrams/**', async (route) => {
    await held;
    await route.continue();
  });
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  await page.keyboard.press('Enter');
  expect(asked).toEqual([]);
  await page.keyboard.type('/');
  await expect(editor.options.filter({ hasText: 'Callout' })).toBeVisible();
  await expect(editor.options.filter({ hasText: 'Diagram' })).toHaveCount(0);
  answer();
  await expect(editor.options.filter({ hasText: 'Diagram' })).toContainText('```mermaid');
  await page.keyboard.type('flowch');
  await expect(editor.options).toHaveText([/^Diagram/]);
  await page.keyboard.press('Enter');
  await expect(editor.text.getByRole('img', { name: 'Diagram' })).toBeVisible();
  await expect
    .poll(async () => (await account.noteBySlug(note.slug)).content)
    .toMatch(/^First\n\n```mermaid\nflowchart LR\n[^`]+\n```$/);
});

test('while it is off, a diagram is plain code and the slash menu has none', async ({
  page,
  account,
  editor,
  shell,
  networkIdle,
}) => {
  await account.setting({ ...on, value: '' });
  const asked = filesOf(page, 'diagrams');
  const note = await account.note('Orchard', NOTE);
  await editor.open(note.slug);
  await expect(source(page)).toBeVisible();
  await editor.text.getByText('after').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' /diagram');
  await networkIdle();
  await expect(editor.options).toHaveCount(0);
  expect(asked).toEqual([]);

  const settings = new SettingsSheet(page);
  await page.keyboard.press('Escape');
  await shell.openSettings();
  await settings.toggleOptional('Diagrams');
  await expect(settings.optional('Diagrams')).toBeChecked();
  await shell.closeDialog();
  await page.reload();
  await editor.open(note.slug);
  await expect(drawing(page)).toBeVisible();
});

test('Backspace selects the drawing before a cursor that has only just moved', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Orchard', `above\n\n${fence('mermaid', ORCHARD)}\nbelow\n`);
  await editor.open(note.slug);
  await expect(drawing(page)).toBeVisible();
  await editor.text.getByText('below').click();
  // In one task, so that the browser has not reported the new place of the cursor.
  await editor.text.getByText('below').evaluate((block) => {
    const key = { key: 'Backspace', code: 'Backspace', keyCode: 8, bubbles: true, cancelable: true };
    getSelection()?.collapse(block.firstChild, 0);
    block.closest('[contenteditable=true]')?.dispatchEvent(new KeyboardEvent('keydown', key));
  });
  await page.keyboard.press('Delete');
  await expect(drawing(page)).toHaveCount(0);
  await expect.poll(async () => (await account.noteBySlug(note.slug)).content).toBe('above\n\nbelow\n');
});

test('nothing is fetched for a note without a diagram', async ({ page, account, editor, networkIdle }) => {
  const asked = filesOf(page, 'diagrams');
  const parts: string[] = [];
  page.on('request', (request) => void (/fences/.test(request.url()) && parts.push(request.url())));
  const note = await account.note('Plain', fence('js', 'const plain = 1;'));
  await editor.open(note.slug);
  await editor.typeAtEnd('more');
  await networkIdle();
  expect([...asked, ...parts]).toEqual([]);
});

test('a version in the history shows diagrams that did not change, and the source of one that did', async ({
  page,
  account,
}) => {
  const other = fence('mermaid', ORCHARD.replace('From seed to apple', 'Other'));
  const note = await account.note('Orchard', `${fence('mermaid', ORCHARD)}\n${other}\nLast\n`);
  await account.write(note, `${fence('mermaid', ORCHARD)}\n${other.replace('Apple', 'Pear')}\nLast\n`);
  await page.goto(`/${note.slug}`);
  const history = new HistoryPanel(page);
  await history.open();
  await expect(history.root.getByRole('img', { name: 'From seed to apple' })).toBeVisible();
  await expect(history.root.locator('pre ins')).toHaveText('Pear');
  await expect(history.root.locator('pre del')).toHaveText('Apple');
});
