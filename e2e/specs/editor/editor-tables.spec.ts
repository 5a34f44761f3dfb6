import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { PNG } from '../../pages/editor.ts';

const TABLE = '| a | b |\n| :- | :- |\n| 1 | 2 |\n| 3 | 4 |';

/** The handles come with the pointer, once their code is loaded. */
const pointAt = (cell: Locator, handle: Locator) =>
  expect(async () => {
    await cell.hover({ position: { x: 12, y: 12 } });
    await cell.hover({ position: { x: 14, y: 14 } });
    await expect(handle).toBeVisible({ timeout: 1_000 });
  }).toPass();

test('the handles of a table insert, move, align and delete its columns and rows', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Table', `*  odd\n\n${TABLE}\n\n__odd__`);
  await editor.open(note.slug);
  const handle = (name: string) => page.getByRole('button', { name, exact: true });
  const cell = (words: string) => editor.text.locator('th, td').filter({ hasText: words });
  const stored = async () => {
    const { content } = await account.noteBySlug(note.slug);
    return content.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
  };
  const change = async (of: string, name: string, words: string) => {
    await pointAt(cell(words), handle(of));
    await handle(of).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  const around = (table: string) => `* odd\n\n${table}\n\n__odd__`;
  const before = await editor.text.locator('table').boundingBox();
  await change('Row', 'Move row up', '3');
  await expect.poll(stored).toBe(around('| a | b |\n| :- | :- |\n| 3 | 4 |\n| 1 | 2 |'));
  expect(await editor.text.locator('table').boundingBox()).toEqual(before);
  await change('Row', 'Use as header', '3');
  await expect.poll(stored).toBe(around('| 3 | 4 |\n| :- | :- |\n| a | b |\n| 1 | 2 |'));
  await change('Row', 'Use as header', 'a');
  await expect.poll(stored).toBe(around('| a | b |\n| :- | :- |\n| 3 | 4 |\n| 1 | 2 |'));
  await change('Column', 'Align right', '2');
  await expect.poll(stored).toBe(around('| a | b |\n| :- | -: |\n| 3 | 4 |\n| 1 | 2 |'));
  await change('Column', 'Move column back', 'b');
  await expect.poll(stored).toBe(around('| b | a |\n| -: | :- |\n| 4 | 3 |\n| 2 | 1 |'));
  await pointAt(cell('4'), handle('Add row at the end'));
  await handle('Add row at the end').click();
  await page.keyboard.type('5');
  await expect.poll(stored).toContain('| 2 | 1 |\n| | 5 |');
  await change('Row', 'Delete row', '4');
  await change('Column', 'Delete column', 'b');
  await expect.poll(stored).toBe(around('| a |\n| :- |\n| 1 |\n| 5 |'));
});

test('rows and columns are changed by keys alone, from the menu of the block', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Table', TABLE);
  await editor.open(note.slug);
  await editor.text.getByText('3').click();
  const row = page.getByRole('menuitem', { name: 'Row', exact: true });
  // The menu's code loads after the editor.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Shift+.');
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('Row');
  await expect(row).toHaveAttribute('data-highlighted');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('menuitem', { name: 'Insert row above' })).toBeVisible();
  await page.keyboard.type('Use');
  await page.keyboard.press('Enter');
  await expect(editor.text.locator('th')).toHaveText(['3', '4']);
  await expect(editor.text).toBeFocused();
});

test('a column is widened by keys alone, and not by dragging', async ({ page, account, editor }) => {
  const note = await account.note('Table', TABLE);
  await editor.open(note.slug);
  const head = editor.text.locator('th').first();
  await head.click();
  const before = (await head.boundingBox())?.width ?? 0;
  const column = page.getByRole('menuitem', { name: 'Column', exact: true });
  // The menu's code loads after the editor.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+Shift+.');
    await expect(column).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type('Col');
  await page.keyboard.press('ArrowRight');
  const wider = page.getByRole('menuitem', { name: 'Make column wider' });
  await expect(wider).toBeVisible();
  await page.keyboard.type('Make column w');
  await expect(wider).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await head.boundingBox())?.width).toBeCloseTo(before + 80, 0);
});

test('a picture is resized at its corner, and what is typed after pasting it is text', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Picture', 'Before');
  await editor.open(note.slug);
  await editor.typeAtEnd(' ');
  await editor.paste({}, [PNG]);
  const image = editor.text.getByRole('img').or(editor.text.locator('[data-image] img'));
  await expect(image).toHaveCount(1);
  await page.keyboard.type('after');
  const stored = async () => (await account.noteBySlug(note.slug)).content;
  await expect.poll(stored).toMatch(/^Before !\[\]\([^)]+\)after$/);
  await image.first().click();
  const corner = page.getByRole('slider', { name: 'Width of the image' });
  await corner.focus();
  const width = Number(await corner.getAttribute('aria-valuenow'));
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(stored).toContain(`![|${width + 50}](`);
  const box = await corner.boundingBox();
  if (!box) throw new Error('There is no corner.');
  await page.mouse.move(box.x + 7, box.y + 7);
  await page.mouse.down();
  await page.mouse.move(box.x + 107, box.y + 7, { steps: 4 });
  await page.mouse.up();
  await expect.poll(stored).toContain(`![|${width + 150}](`);
  await page.getByRole('button', { name: 'Alt text' }).click();
  await page.getByRole('textbox', { name: 'Alt text' }).last().fill('A pixel');
  await page.keyboard.press('Enter');
  await expect.poll(stored).toContain(`![A pixel|${width + 150}](`);
});

test('a table that is wider than the text scrolls with its words whole, at the same height in reading and writing', async ({
  page,
  account,
  notePage,
}) => {
  const row = (cell: string) => `| ${Array.from({ length: 14 }, () => cell).join(' | ')} |`;
  const note = await account.note('Wide', [row('Measurement'), row('---'), row('1')].join('\n'));
  const measured = () =>
    page
      .locator('article table')
      .evaluate(({ scrollWidth, clientWidth, clientHeight }) => [scrollWidth > clientWidth, clientHeight]);
  await page.goto(`/${note.slug}`);
  await notePage.heading.waitFor();
  const [isWider, height] = await measured();
  expect(isWider).toBe(true);
  await notePage.edit.click();
  await expect(notePage.text).toBeFocused();
  expect(await measured()).toEqual([true, height]);
});

const widthOf = async (cell: Locator) => Math.round((await cell.boundingBox())?.width ?? 0);

test('a column is resized at its edge, and is as wide while reading and after a reload', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note(
    'Prices',
    'Before\n\n| Name | Price |\n| :--- | ---: |\n| Apples | 3 |\n\nAfter',
  );
  await editor.open(note.slug);
  const head = (name: string) => page.getByRole('columnheader', { name, exact: true });
  const edges = page.locator('[data-column-edge]');
  const drag = async (by: number) => {
    await pointAt(head('Name'), edges.first());
    const box = await edges.first().boundingBox();
    if (!box) throw new Error('There is no edge.');
    await page.mouse.move(box.x + box.width / 2, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + by, box.y + 20, { steps: 5 });
    await page.mouse.up();
  };
  const [before, price] = [await widthOf(head('Name')), await widthOf(head('Price'))];
  await drag(120);
  await expect.poll(() => widthOf(head('Name'))).toBe(before + 120);
  expect(await widthOf(head('Price'))).toBe(price);
  const place = await page.getByRole('table').boundingBox();

  await page.keyboard.press('Escape');
  await expect(editor.text).toHaveCount(0);
  expect(await page.getByRole('table').boundingBox()).toEqual(place);
  await page.reload();
  await expect(head('Name')).toBeVisible();
  await expect.poll(() => widthOf(head('Name'))).toBe(before + 120);
  expect((await account.noteBySlug(note.slug)).content).toBe(note.content);

  await editor.open(note.slug);
  await pointAt(head('Name'), edges.first());
  await page.getByRole('button', { name: 'Column', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Reset column widths' }).click();
  await expect.poll(() => widthOf(head('Name'))).toBe(before);
  await drag(60);
  await expect.poll(() => widthOf(head('Name'))).toBe(before + 60);
  await edges.first().dblclick();
  await expect.poll(() => widthOf(head('Name'))).toBe(before);
});
