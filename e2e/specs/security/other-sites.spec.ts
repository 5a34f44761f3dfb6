import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/outside/other-site.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';

const article = (page: Page) => page.getByRole('article');
const image = (page: Page, name: string) => article(page).getByRole('img', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function expectShown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(48);
}

test('loads images of other sites through the service, and only after the user asks', async ({
  page,
  account,
  editor,
  notePage,
  shell,
  otherSite: { host, imageUrl, takeRequests },
  consoleGuard,
}) => {
  consoleGuard.allow(/status of 404/);
  const content = `![A loaf](${imageUrl('loaf.png')} "Day one")\n\n![A gone one](${imageUrl('missing.png')})\n\nA badge ![state](${imageUrl('state.png')}) in a line.`;
  const note = await account.note('Bread', content);
  await page.goto(`/${note.slug}`);
  await expect(page.getByRole('group', { name: `A loaf. Picture from ${host}` })).toBeVisible();
  await expect(page.getByRole('figure')).toContainText('Day one');
  expect(takeRequests()).toEqual([]);

  await button(page, `Show “A loaf” from ${host}`).press('Enter');
  await expectShown(image(page, 'A loaf'));
  await expect(image(page, 'A loaf')).toBeFocused();
  expect(takeRequests()).toEqual(['/loaf.png']);
  await button(page, 'Show all pictures of this note').click();
  await expectShown(image(page, 'state'));
  await expect(page.getByRole('group', { name: 'A gone one. Couldn’t load' })).toBeVisible();
  expect(takeRequests()).toEqual(['/missing.png', '/state.png']);
  await button(page, /^Try again to load “A gone one”/).click();
  await expect.poll(takeRequests).toEqual(['/missing.png']);

  // What was shown stays shown while the note is written; a reload asks again, until the site is chosen.
  await notePage.edit.first().click();
  await expectShown(editor.text.getByRole('img', { name: 'A loaf' }));
  await page.reload();
  await notePage.edit.first().click();
  await editor.text
    .getByRole('button', { name: `Always show pictures from ${host}` })
    .first()
    .click();
  await expectShown(editor.text.getByRole('img', { name: 'state' }));
  await notePage.done.click();
  expect((await account.noteBySlug(note.slug)).content).toBe(content);
  await page.goto(`/${note.slug}`);
  await expectShown(image(page, 'A loaf'));

  await shell.openSettings();
  const { sheet } = new SettingsSheet(page);
  await sheet.getByRole('button', { name: `Don’t always show pictures from ${host}` }).click();
  await expect(sheet.getByText('Pictures from other sites')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('group', { name: `A loaf. Picture from ${host}` })).toBeVisible();
});

test.describe('visitor of a share', () => {
  test.use({ signedIn: false });

  test('loads images of other sites through the service and remembers an allowed site', async ({
    page,
    account,
    otherSite: { host, imageUrl, takeRequests },
  }) => {
    const note = await account.note(
      'Bread',
      `![A loaf](${imageUrl('loaf.png')})\n\n![](${imageUrl('b.png')})`,
    );
    const { href } = await account.share(note._id);
    await page.goto(href);
    await expect(page.getByRole('group', { name: `A loaf. Picture from ${host}` })).toBeVisible();
    expect(takeRequests()).toEqual([]);
    await button(page, `Show “A loaf” from ${host}`).click();
    await expectShown(image(page, 'A loaf'));
    expect(takeRequests()).toEqual(['/loaf.png']);
    await button(page, `Always show pictures from ${host}`).first().click();
    await page.reload();
    await expectShown(image(page, 'A loaf'));
    await expect(page.getByRole('group', { name: 'Picture from' })).toHaveCount(0);
  });
});
