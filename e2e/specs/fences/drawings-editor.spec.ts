import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { drawingsOn, foreignRequests, GARDEN, GARDEN_NAME } from '../../fixtures/remotes/drawings.ts';
import { drawnWidth, VISITOR } from '../../fixtures/remotes/fences.ts';
import { expect, test } from '../../fixtures/test.ts';

const canvasOf = (page: Page) => page.getByRole('dialog', { name: 'Drawing' });
const save = (page: Page) => canvasOf(page).getByRole('button', { name: 'Save' });
const cancel = (page: Page) => canvasOf(page).getByRole('button', { name: 'Cancel' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Discard your changes?' });

/** Draws a rectangle with the pointer in the middle of the canvas. */
async function drawBox(page: Page): Promise<void> {
  await expect(save(page)).toBeEnabled();
  await canvasOf(page).locator('canvas.interactive').waitFor();
  await page.keyboard.press('r');
  const { x, y, width, height } = (await canvasOf(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2 + 60);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 160, y + height / 2 + 140, { steps: 5 });
  await page.mouse.up();
}

async function openCanvas(page: Page, drawing: Locator): Promise<void> {
  await drawing.hover();
  await page.getByRole('textbox', { name: 'Note text' }).getByRole('button', { name: 'Edit' }).click();
  await expect(save(page)).toBeEnabled();
}

test.beforeEach(async ({ account }) => {
  await account.setting(drawingsOn);
});

test('a drawing comes from the slash menu, is drawn with the pointer, and shown to a stranger', async ({
  page,
  browser,
  account,
  editor,
  notePage,
  siteUrl,
}) => {
  const foreign = foreignRequests(page, siteUrl);
  const note = await account.note('Plan', 'First');
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/drawing');
  await expect(editor.options.filter({ hasText: 'Sketch of shapes' })).toBeVisible();
  await page.keyboard.press('Enter');
  await drawBox(page);
  await save(page).click();
  await expect(canvasOf(page)).toHaveCount(0);

  const drawn = page.getByRole('img', { name: 'Drawing' });
  await expect.poll(() => drawnWidth(drawn)).toBeGreaterThan(100);
  await expect(notePage.saved).toBeVisible();
  const content = async () => (await account.noteBySlug(note.slug)).content;
  await expect.poll(content).toMatch(/^First\n\n```excalidraw\n\{"type":"excalidraw"/);
  expect((await content()).match(/"type":"rectangle"/g)).toHaveLength(1);
  await page.reload();
  await expect.poll(() => drawnWidth(drawn)).toBeGreaterThan(100);
  expect(foreign).toEqual([]);

  const { href } = await account.share(note._id);
  const context = await browser.newContext({ baseURL: siteUrl, storageState: VISITOR });
  const visitor = await context.newPage();
  await visitor.goto(href);
  await expect.poll(() => drawnWidth(visitor.getByRole('img', { name: 'Drawing' }))).toBeGreaterThan(100);
  await context.close();
});

test('Cancel asks before changes are lost, and leaves the drawing as it was', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Garden', `${GARDEN}\nbelow\n`);
  await editor.open(note.slug);
  const drawing = editor.text.getByRole('img', { name: GARDEN_NAME });
  await openCanvas(page, drawing);
  await cancel(page).click();
  await expect(canvasOf(page)).toHaveCount(0);

  await openCanvas(page, drawing);
  await drawBox(page);
  await cancel(page).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(canvasOf(page)).toBeVisible();
  await cancel(page).click();
  await question(page).getByRole('button', { name: 'Discard' }).click();
  await expect(canvasOf(page)).toHaveCount(0);
  await expect(drawing).toBeVisible();
  expect((await account.noteBySlug(note.slug)).content).toBe(`${GARDEN}\nbelow\n`);
});

test('a change is one step to undo', async ({ page, account, editor }) => {
  const note = await account.note('Garden', `${GARDEN}\nbelow\n`);
  await editor.open(note.slug);
  const drawing = editor.text.getByRole('img', { name: GARDEN_NAME });
  await openCanvas(page, drawing);
  await drawBox(page);
  await save(page).click();
  const content = async () => (await account.noteBySlug(note.slug)).content;
  await expect.poll(async () => (await content()).match(/"type":"rectangle"/g)?.length).toBe(2);
  expect(await content()).toContain('"text":"Water the garden"');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(content).toBe(`${GARDEN}\nbelow\n`);
});

test('keys of Excalidraw open nothing behind the dialog, and Escape ends a tool only', async ({
  page,
  account,
  editor,
}) => {
  const note = await account.note('Garden', `${GARDEN}\nbelow\n`);
  await editor.open(note.slug);
  await openCanvas(page, editor.text.getByRole('img', { name: GARDEN_NAME }));
  await drawBox(page);
  for (const key of ['?', 'Control+k', 'Control+o', 'Control+Shift+e', 'Control+f', 'Escape'])
    await page.keyboard.press(key);
  await expect(canvasOf(page)).toBeVisible();
  await expect(page.locator('.excalidraw-modal-container')).toHaveCount(0);
  await expect(page.locator('.sidebar')).toHaveCount(0);
  await expect(canvasOf(page).getByText('Library')).toBeHidden();
  await cancel(page).focus();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
});

test('the canvas follows the theme, and leaves the page around it as it was', async ({
  page,
  account,
  editor,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const note = await account.note('Garden', `${GARDEN}\nbelow\n`);
  await editor.open(note.slug);
  const styles = () =>
    page.getByText('below', { exact: true }).evaluate((shown) => {
      const { fontFamily, fontSize, lineHeight, color, margin } = getComputedStyle(shown);
      return { fontFamily, fontSize, lineHeight, color, margin };
    });
  const before = await styles();
  await openCanvas(page, editor.text.getByRole('img', { name: GARDEN_NAME }));
  await expect(canvasOf(page).locator('.excalidraw.theme--dark')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(canvasOf(page).locator('.excalidraw:not(.theme--dark)')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await styles()).toEqual(before);
});

test('the dialog has no accessibility violations', async ({ page, account, editor }) => {
  const note = await account.note('Garden', `${GARDEN}\nbelow\n`);
  await editor.open(note.slug);
  await openCanvas(page, editor.text.getByRole('img', { name: GARDEN_NAME }));
  await expectNoViolations(page, 'the canvas of a drawing');
});
