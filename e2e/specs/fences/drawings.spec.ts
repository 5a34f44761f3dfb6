import { hostileHtml } from '@my-note/contract/testing/hostile-texts';
import type { Locator, Page } from '@playwright/test';
import { detectHostileCode } from '../../fixtures/hostile-code.ts';
import { countShifts, shifts } from '../../fixtures/layout-shift.ts';
import {
  drawingOf,
  drawingsOn,
  foreignRequests,
  GARDEN,
  GARDEN_NAME,
} from '../../fixtures/remotes/drawings.ts';
import { drawnWidth, fence, filesOf, saveDrawing, VISITOR } from '../../fixtures/remotes/fences.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';

const drawing = (page: Page) => page.getByRole('img', { name: GARDEN_NAME });
const source = (page: Page) => page.getByText('"Water the garden"');

async function expectDrawn(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect.poll(() => drawnWidth(image)).toBeGreaterThan(100);
}

test('is off at first, and switched on and off beside the open note', async ({ page, account, shell }) => {
  const asked = filesOf(page, 'drawings');
  const settings = new SettingsSheet(page);
  const note = await account.note('Garden', GARDEN);
  await page.goto(`/${note.slug}`);
  await expect(source(page)).toBeVisible();
  await shell.openSettings();
  await expect(settings.optional('Drawings')).not.toBeChecked();
  expect(asked).toEqual([]);
  await settings.toggleOptional('Drawings');
  await expect(settings.optional('Drawings')).toBeChecked();
  await shell.closeDialog();
  await expectDrawn(drawing(page));
  await expect(source(page)).toBeHidden();
  await shell.openSettings();
  await settings.toggleOptional('Drawings');
  await expect(settings.optional('Drawings')).not.toBeChecked();
  await shell.closeDialog();
  await expect(source(page)).toBeVisible();
  await expect(drawing(page)).toHaveCount(0);
});

test('fetches nothing for a note without a drawing', async ({ page, account, networkIdle }) => {
  const asked = filesOf(page, 'drawings');
  await account.setting(drawingsOn);
  const note = await account.note('Plain', fence('js', 'const plain = 1;'));
  await page.goto(`/${note.slug}`);
  await expect(page.getByText('const plain')).toBeVisible();
  await networkIdle();
  expect(asked).toEqual([]);
});

test('draws for the visitor of a share, from files of the site alone', async ({
  browser,
  siteUrl,
  account,
}) => {
  const note = await account.note('Garden', GARDEN);
  const { href } = await account.share(note._id);
  const context = await browser.newContext({ baseURL: siteUrl, storageState: VISITOR });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const foreign = foreignRequests(page, siteUrl);
  await page.goto(href);
  await expectDrawn(drawing(page));
  expect(errors).toEqual([]);
  expect(foreign).toEqual([]);
  const { name, text } = await saveDrawing(page);
  expect(name).toBe('excalidraw.svg');
  expect(text).toContain('Water the garden');
  await context.close();
});

test('the canvas is not fetched to read, and nothing moves when the drawing comes', async ({
  page,
  account,
  networkIdle,
}) => {
  await countShifts(page);
  await account.setting(drawingsOn);
  const note = await account.note('Garden', `${GARDEN}\nbelow`);
  const asked = filesOf(page, 'drawings');
  await page.goto(`/${note.slug}`);
  await expectDrawn(drawing(page));
  await networkIdle();
  expect(asked.filter((path) => /excalidraw\./.test(path))).toHaveLength(1);
  expect(asked.filter((path) => /canvas\./.test(path))).toEqual([]);
  await page.reload();
  await expectDrawn(drawing(page));
  expect(await shifts(page)).toBeLessThan(0.1);
});

test('is light on paper and dark on a dark screen', async ({ page, account }) => {
  await account.setting(drawingsOn);
  const note = await account.note('Garden', GARDEN);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/${note.slug}`);
  await expectDrawn(drawing(page));
  await expect(drawing(page)).toHaveCSS('filter', /invert/);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expectDrawn(drawing(page));
  await expect(drawing(page)).toHaveCSS('filter', 'none');
});

test('draws without a connection once the remote is there', async ({
  page,
  context,
  account,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await account.setting(drawingsOn);
  const first = await account.note('First', GARDEN);
  await account.note('Second', GARDEN.replace('garden', 'trees'));
  await page.goto(`/${first.slug}`);
  await expectDrawn(drawing(page));
  await page.getByRole('treeitem', { name: 'Second' }).click();
  await expectDrawn(page.getByRole('img', { name: 'Drawing: Water the trees' }));
  await context.setOffline(true);
  await page.getByRole('treeitem', { name: 'First' }).click();
  await expectDrawn(drawing(page));
});

test('says what it cannot show, and keeps the source', async ({ page, account }) => {
  await account.setting(drawingsOn);
  const note = await account.note('Broken', fence('excalidraw', '{"elements":[{"type":"image"}]}'));
  await page.goto(`/${note.slug}`);
  await expect(page.getByText('This drawing can’t be shown.')).toBeVisible();
  await expect(page.getByText('"image"')).toBeVisible();
});

test.describe('hostile words', () => {
  // The page's policy alone would stop most of these, but what is drawn has to be harmless by itself.
  test.use({ bypassCSP: true });

  test('are letters in a picture', async ({ page, account }) => {
    await account.setting(drawingsOn);
    const texts = hostileHtml.map((text, n) => ({
      type: 'text',
      id: `t${n}`,
      x: 0,
      y: n * 30,
      width: 300,
      text,
    }));
    const note = await account.note('Hostile', `${drawingOf(texts)}\nlast words`);
    const hostile = await detectHostileCode(page);
    await page.goto(`/${note.slug}`);
    await expectDrawn(page.getByRole('img', { name: 'Drawing: ' }));
    await expect(page.getByText('last words')).toBeVisible();
    await hostile.expectHarmless('hostile words in a drawing');
  });
});
