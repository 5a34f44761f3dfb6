import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { addSampleNotes } from '../fixtures/notes/sample-notes.ts';
import { expect, test } from '../fixtures/test.ts';

const folder = path.resolve(import.meta.dirname, '../../host/src/features/home/welcome/pictures');

/** Takes a screenshot for the welcome page, as WebP because it is smaller than Playwright's formats. */
async function takeProductScreenshot(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // Waits for skeletons and transitions to finish.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const png = await page.screenshot();
  const canvas = await page.context().newPage();
  const webp = await canvas.evaluate(async (bytes) => {
    const image = new Image();
    image.src = `data:image/png;base64,${bytes}`;
    await image.decode();
    const { width, height } = image;
    const drawing = Object.assign(document.createElement('canvas'), { width, height });
    drawing.getContext('2d')?.drawImage(image, 0, 0);
    return drawing.toDataURL('image/webp', 0.78).split(',')[1] ?? '';
  }, png.toString('base64'));
  await canvas.close();
  const kind = test.info().project.name.replace('-product', '');
  await writeFile(path.join(folder, `${screen}-${kind}.webp`), Buffer.from(webp, 'base64'));
}

test('product screenshots', async ({ page, account, shell, notePage }) => {
  test.slow();
  await addSampleNotes(account);
  await page.goto('/kitchen/bread/sourdough-in-two-days');
  await expect(shell.main.getByRole('heading', { name: 'Before the oven' })).toBeVisible();
  await takeProductScreenshot(page, 'note');
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  await notePage.text.getByText('A loaf takes').click();
  await takeProductScreenshot(page, 'editing');
  await notePage.done.click();
  await shell.search.click();
  await page.getByRole('combobox', { name: 'Search' }).fill('bread');
  await expect(page.getByRole('option').first()).toBeVisible();
  await takeProductScreenshot(page, 'search');
});
