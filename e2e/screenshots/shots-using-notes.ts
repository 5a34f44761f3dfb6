import { paths } from '@my-note/contract';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import type { Page } from '@playwright/test';
import { PDF, silence } from '../fixtures/notes/sample-files.ts';
import { openArticle, openPopup, openWithExtension } from '../fixtures/outside/extension.ts';
import { expect, test } from '../fixtures/test.ts';
import { SettingsSheet } from '../pages/settings-sheet.ts';
import { takeScreenshot, toCenter } from './take-screenshot.ts';
import { ARTICLE, addUsingNotes, PAPER } from './using-notes.ts';

/** The pictures of docs/using that show a note, what is around it, or what becomes one. */
const heading = { level: 1 } as const;

/** A plan of a room, as a person would scan it. */
const drawPlan = async (page: Page): Promise<Buffer> => {
  const base64 = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 260 });
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#f7f4ec';
    pen.fillRect(0, 0, 640, 260);
    pen.fillStyle = '#c8d3bd';
    pen.fillRect(60, 40, 520, 12);
    pen.fillRect(60, 40, 12, 180);
    pen.strokeStyle = '#3d3a34';
    pen.lineWidth = 3;
    pen.strokeRect(60, 40, 520, 180);
    pen.lineWidth = 1.5;
    for (const [x, y, width, height] of [
      [100, 150, 170, 60],
      [150, 90, 80, 40],
      [440, 60, 120, 30],
      [500, 130, 60, 80],
    ] as const)
      pen.strokeRect(x, y, width, height);
    pen.fillStyle = '#3d3a34';
    pen.font = '15px sans-serif';
    for (const [words, x, y] of [
      ['Sofa', 168, 185],
      ['Table', 172, 115],
      ['Shelves', 474, 80],
      ['Desk', 513, 175],
      ['5.2 m', 300, 30],
      ['3.4 m', 12, 135],
    ] as const)
      pen.fillText(words, x, y);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
};

test('appearance', async ({ page, account, shell }) => {
  const { room } = await addUsingNotes(account);
  await account.setting({ key: 'tagColors', value: 'house=green' });
  await page.goto(`/${room.slug}`);
  const settings = new SettingsSheet(page);
  await shell.openSettings();
  await settings.choice('Accent color', 'Violet').check();
  const accents = settings.sheet.getByRole('group', { name: 'Accent color' });
  await toCenter(accents);
  await takeScreenshot(page, 'appearance', [
    settings.sheet.getByRole('heading', { name: 'Appearance' }),
    accents,
    settings.sheet.getByText('Custom CSS', { exact: true }),
  ]);
});

test('appearance: custom CSS', async ({ page, account, shell, notePage }) => {
  const { room } = await addUsingNotes(account);
  await page.goto(`/${room.slug}`);
  const settings = new SettingsSheet(page);
  await shell.openSettings();
  await settings.sheet.getByText('Custom CSS', { exact: true }).click();
  await settings.sheet.getByRole('textbox', { name: 'Custom CSS' }).fill(PAPER);
  await settings.sheet.getByRole('button', { name: 'Save CSS' }).click();
  await expect(shell.toast('Custom CSS saved')).toBeVisible();
  await page.reload();
  await takeScreenshot(page, 'appearance-css', [
    notePage.edit,
    shell.main.getByRole('heading', heading),
    shell.main.locator('math').last(),
  ]);
});

test('writing', async ({ page, account, shell, notePage }) => {
  const { room } = await addUsingNotes(account);
  await page.goto(`/${room.slug}`);
  await expect(shell.main.locator('math').last()).toBeVisible();
  await takeScreenshot(page, 'writing', [
    notePage.edit,
    shell.main.getByRole('heading', heading),
    shell.main.getByText('The second one goes on'),
  ]);
});

test('attachments', async ({ page, account, editor, notePage, shell }) => {
  // Headless browsers have no viewer, so that they would show no button for it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));
  const note = await account.note('Offer of the painter', 'Came on Monday. The plan that he asked for:');
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  await page.keyboard.press('Enter');
  await editor.paste({}, [{ name: 'plan.png', type: 'image/png', bytes: await drawPlan(page) }]);
  await expect(editor.text.locator('img').nth(1)).toBeVisible();
  await editor.typeAtEnd('');
  await page.keyboard.press('Enter');
  await editor.paste({}, [
    {
      name: 'offer-2026.pdf',
      type: 'application/pdf',
      bytes: Buffer.concat([PDF, Buffer.alloc(84_000, ' ')]),
    },
    { name: 'what-he-said.wav', type: 'audio/wav', bytes: silence(34) },
    { name: 'colors.csv', type: 'text/csv', bytes: Buffer.from('color,litres\nsage,6\nwhite,4\n') },
  ]);
  await expect(editor.text.getByRole('link')).toHaveCount(3);
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  await shell.main.getByRole('button', { name: /^Preview/ }).click();
  await expect(shell.main.getByText('sage,6')).toBeVisible();
  await page.mouse.move(0, 0);
  await takeScreenshot(page, 'attachments', [
    notePage.edit,
    shell.main.getByRole('heading', heading),
    shell.main.getByRole('region', { name: 'File colors.csv' }),
  ]);
});

test('browser extension', async ({ page, account, siteUrl, request }, testInfo) => {
  test.slow();
  await addUsingNotes(account);
  const article = await openArticle(await drawPlan(page), { words: ARTICLE });
  const headers = { authorization: `Bearer ${account.accessToken}` };
  const data = { name: 'Browser', scope: 'write', expires: null };
  const made = await request.post(`${siteUrl}/api${paths.tokens}`, { headers, data });
  const { context, id } = await openWithExtension(testInfo.outputPath());
  const reading = await context.newPage();
  await reading.goto(article.url);
  const popup = await openPopup(context, id, reading);
  await popup.setViewportSize({ width: 384, height: 652 });
  await popup.getByLabel('Address').fill(siteUrl);
  await popup
    .getByLabel('Access token', { exact: true })
    .fill(newAccessTokenSchema.parse(await made.json()).token);
  await popup.getByRole('button', { name: 'Connect' }).click();
  await expect(popup.getByRole('radio', { name: 'Readable page' })).toBeChecked();
  await popup.getByLabel('Title').fill('Bread');
  await popup.getByLabel('Category').fill('Kitchen/Recipes');
  await popup.getByLabel('Tags').fill('recipes/bread');
  await takeScreenshot(popup, 'browser-extension');
  await context.close();
  await article.close();
});
