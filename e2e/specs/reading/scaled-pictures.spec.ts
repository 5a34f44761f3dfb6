import { largeJpeg } from '@my-note/api/testing/large-pictures';
import { attachmentSchema } from '@my-note/contract';
import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';

const photo = largeJpeg(2400, 1600);

/** Bytes of the pictures that a page downloads, by their widths. */
function pictureBytes(page: Page) {
  const sizes: { width: string | null; bytes: number }[] = [];
  page.on('response', async (response) => {
    const { pathname, searchParams } = new URL(response.url());
    if (!pathname.startsWith('/api/attachments/')) return;
    sizes.push({ width: searchParams.get('width'), bytes: (await response.body()).length });
  });
  return sizes;
}

async function notePicture(siteUrl: string, account: Account) {
  const body = new FormData();
  body.set('file', new Blob([photo], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`${siteUrl}/api/u-notes/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.accessToken}`, 'client-id': 'my-note' },
    body,
  });
  const { url } = attachmentSchema.parse(await answer.json());
  return account.note('Photo', `![A field](${url})`);
}

async function expectShown(page: Page, width: number) {
  const image = page.getByRole('img', { name: 'A field' });
  await expect
    .poll(() => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
    .toBe(width);
  const [shown, around] = await image.evaluate((element) => [
    element.getBoundingClientRect().width,
    element.parentElement?.getBoundingClientRect().width,
  ]);
  expect(shown).toBeCloseTo(around ?? 0, 0);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a note, its share, and the editor download a smaller picture that fills the column', async ({
    page,
    account,
    siteUrl,
    editor,
  }) => {
    const note = await notePicture(siteUrl, account);
    const share = await account.share(note._id);
    const sizes = pictureBytes(page);
    for (const address of [`/${note.slug}`, share.href]) {
      await page.goto(address);
      await expectShown(page, 960);
      await expect.poll(() => sizes.length).toBe(1);
      const [{ width, bytes } = { width: '', bytes: photo.length }] = sizes.splice(0);
      expect(width).toBe('960');
      expect(bytes).toBeLessThan(photo.length / 3);
    }
    await editor.open(note.slug);
    await expect.poll(() => sizes.map(({ width }) => width)).toContain('960');
    expect(sizes.map(({ width }) => width)).not.toContain(null);
    await expect(editor.text.getByRole('img', { name: 'A field' })).toHaveJSProperty('naturalWidth', 960);
  });
});

test.describe('on a sharp large screen', () => {
  test.use({ deviceScaleFactor: 2 });

  test('a note downloads a picture with two pixels for each of the page', async ({
    page,
    account,
    siteUrl,
  }) => {
    const note = await notePicture(siteUrl, account);
    await page.goto(`/${note.slug}`);
    await expectShown(page, 1920);
  });
});
