import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { PDF, silence } from '../../fixtures/notes/sample-files.ts';
import { expect, test } from '../../fixtures/test.ts';
import { mockYoutubePlayer } from '../../fixtures/youtube/youtube.ts';

test.use({ toolbar: true });

const files = [
  { name: 'report.pdf', type: 'application/pdf', bytes: PDF },
  { name: 'voice.wav', type: 'audio/wav', bytes: silence(1) },
  { name: 'page [1].html', type: 'text/html', bytes: Buffer.from('<script>document.title = "run"</script>') },
  { name: 'archive.zip', type: 'application/zip', bytes: Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1') },
];

const card = (page: Page, name: string) => page.getByRole('region', { name: `File ${name}` });

/** Browsers without a viewer have no frame to show; what the page makes of one is the same. */
const withViewer = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));

test('files are dropped into a note, shown in their place, and shared', async ({
  page,
  browser,
  account,
  editor,
  notePage,
  consoleGuard,
  siteUrl,
}) => {
  await withViewer(page);
  const note = await account.note('Files', '');
  await editor.open(note.slug);
  await editor.drop(files);
  await expect(editor.text.getByRole('link')).toHaveText(files.map(({ name }) => name));
  await expect(card(page, 'archive.zip')).toContainText('ZIP · 8 B');
  await page.keyboard.type('and on');
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  await expect(notePage.text).toBeHidden();
  const { content } = await account.noteBySlug(note.slug);
  const addresses = String.raw`\(/attachments/[0-9a-f-]{36}\)`;
  expect(content.trim()).toMatch(
    new RegExp(
      String.raw`^\[report\.pdf\]${addresses}\n\n\[voice\.wav\]${addresses}\n\n\[page \\\[1\\?\]\.html\]${addresses}\n\n\[archive\.zip\]${addresses}\n\nand on$`,
    ),
  );

  // Reading.
  await expect(card(page, 'report.pdf')).toContainText('PDF');
  await page.getByRole('button', { name: 'Play voice.wav' }).click();
  const audio = card(page, 'voice.wav').locator('audio');
  await expect.poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration)).toBe(1);
  await page.getByRole('button', { name: 'Preview page [1].html' }).click();
  await expect(card(page, 'page [1].html').locator('pre')).toHaveText(
    '<script>document.title = "run"</script>',
  );
  expect(await page.title()).not.toBe('run');
  await page.getByRole('button', { name: 'Open report.pdf' }).click();
  await expect(card(page, 'report.pdf').locator('iframe')).toHaveAttribute('src', /^blob:/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download archive.zip' }).click();
  expect((await download).suggestedFilename()).toBe('archive.zip');

  // On paper, names and sizes are left.
  await page.emulateMedia({ media: 'print' });
  await expect(card(page, 'archive.zip')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download archive.zip' })).toBeHidden();
  await expect(card(page, 'report.pdf').locator('iframe')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  // A stranger with the link reads them, and without it nothing.
  const share = await account.share(note._id);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(siteUrl + share.href);
  await visitor.getByRole('button', { name: 'Preview page [1].html' }).click();
  await expect(card(visitor, 'page [1].html').locator('pre')).toContainText('document.title');
  const [, address = ''] = /\[archive\.zip\]\((.*?)\)/.exec(content) ?? [];
  expect((await visitor.request.get(`${siteUrl}/api${address}`)).status()).toBe(401);
  await visitor.context().close();
  consoleGuard.allow(/Failed to load resource/);
});

test('an upload shows how far it is, is cancelled, fails, and is sent again', async ({
  page,
  context,
  account,
  editor,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const note = await account.note('Slow', 'Text');
  await editor.open(note.slug);
  await editor.typeAtEnd('');
  let held = () => {};
  await page.route('**/u-notes/attachments', async (route) => {
    await new Promise<void>((resolve) => {
      held = resolve;
    });
    await route.continue().catch(() => {});
  });
  const [, , html] = files;
  if (!html) throw new Error('no file');
  await editor.paste({}, [html]);
  await expect(editor.text.getByRole('progressbar', { name: 'Upload of page [1].html' })).toBeVisible();
  await editor.text.getByRole('button', { name: 'Cancel the upload of page [1].html' }).click();
  await expect(editor.text).toHaveText('Text');
  held();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await context.setOffline(true);
  await editor.paste({}, [html]);
  await expect(editor.text.getByRole('alert')).toContainText('Couldn’t add page [1].html');
  await context.setOffline(false);
  await editor.text.getByRole('button', { name: /^Try again/ }).click();
  await expect(editor.text.getByRole('link', { name: 'page [1].html' })).toBeVisible();
});

test('files are chosen from the toolbar and written into the source', async ({
  page,
  account,
  editor,
  notePage,
}) => {
  const note = await account.note('Chosen', 'Text');
  await editor.open(note.slug);
  await editor.toSource();
  const chooser = page.waitForEvent('filechooser');
  await editor.tool('File').click();
  await (await chooser).setFiles(
    files.slice(0, 1).map(({ name, type, bytes }) => ({ name, mimeType: type, buffer: bytes })),
  );
  await expect(page.locator('.cm-content')).toContainText('[report.pdf](/attachments/');
  await notePage.done.click();
  await expect(card(page, 'report.pdf')).toContainText('PDF');
});

test('a video of YouTube plays on a click and asks for nothing before', async ({ page, account }) => {
  const loads: { url: URL; referer: string | undefined }[] = [];
  await mockYoutubePlayer(page, loads);
  const note = await account.note('Video', '[A talk](https://www.youtube.com/watch?v=abcdefghijk&t=1m)');
  await page.goto(`/${note.slug}`);
  const play = page.getByRole('button', { name: 'Play A talk' });
  await expect(play).toBeVisible();
  expect(loads).toEqual([]);
  await play.click();
  await expect
    .poll(() => loads.map(({ url }) => url.pathname + url.search))
    .toEqual(['/embed/abcdefghijk?autoplay=1&playsinline=1&rel=0&start=60']);
  // Without the address of the site the player refuses to play.
  expect(loads[0]?.referer).toBe(`${new URL(page.url()).origin}/`);
  await expect(page.getByTitle('A talk')).toBeVisible();
});
