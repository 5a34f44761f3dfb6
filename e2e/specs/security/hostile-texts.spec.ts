import { attachmentSchema } from '@my-note/contract';
import { hostileHtml, hostilePictures, hostileTexts } from '@my-note/contract/testing/hostile-texts';
import type { Account } from '../../fixtures/accounts/account.ts';
import { detectHostileCode } from '../../fixtures/hostile-code.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

// The page's policy alone would stop most of these, but the renderers have to stop all of them.
test.use({ bypassCSP: true });

test.beforeEach(({ consoleGuard }) => {
  test.slow();
  // Missing pictures, and URLs that a browser refuses.
  consoleGuard.allow(/Failed to load resource|ERR_|Refused|Not allowed to load|unsafe/);
  // The visual editor logs what it cannot represent, before the source opens instead.
  consoleGuard.allow(/Cannot create node/);
});

const GROUP = 32;
const PASTED = 8;

/** Some texts in one note, so that a browser draws them all in reasonable time. */
const groups = Array.from({ length: Math.ceil(hostileTexts.length / GROUP) }, (_, n) =>
  hostileTexts.slice(n * GROUP, (n + 1) * GROUP),
);

test('corpus of hostile texts is large enough', () => {
  expect(new Set(hostileTexts).size + new Set(hostileHtml).size + hostilePictures.length).toBeGreaterThan(
    250,
  );
  expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(150);
});

test('reading a note runs no hostile content in its text or title', async ({ page, account }) => {
  test.setTimeout(300_000);
  const category = await account.category('Hostile');
  const notes: { title: string; slug: string; texts: readonly string[] }[] = [];
  for (const [n, texts] of groups.entries()) {
    const title = `${n} ${texts.at(-1)?.replace(/\s+/g, ' ')}`.slice(0, 200);
    const { slug } = await account.note(title, `${texts.join('\n\n')}\n\nlast words`, category);
    notes.push({ title, slug, texts });
  }
  const hostile = await detectHostileCode(page);
  await page.goto(`/${notes[0]?.slug}`);
  for (const [n, { title, texts }] of notes.entries()) {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toHaveText(title);
    await hostile.expectHarmless(texts.join('\n'));
    const next = notes[n + 1];
    // Pressed again where the page did not know its neighbours yet.
    await expect(async () => {
      if (!next || new URL(page.url()).pathname === new URL(`/${next.slug}`, page.url()).pathname) return;
      await page.keyboard.press(']');
      await expect(page).toHaveURL(`/${next.slug}`, { timeout: 2_000 });
    }).toPass();
  }
});

test('an embedded note runs no hostile content, and neither does one in the editor', async ({
  page,
  account,
  notePage,
}) => {
  test.setTimeout(300_000);
  const hostile = await detectHostileCode(page);
  for (const [n, texts] of groups.entries()) {
    const inner = await account.note(texts[0]?.replace(/\s+/g, ' ').slice(0, 200) || 'x', texts.join('\n\n'));
    const outer = await account.note(`Outer ${n}`, `![words](note:${inner._id})`);
    await page.goto(`/${outer.slug}`);
    await expect(page.getByRole('region', { name: 'Embedded note: ' })).toBeVisible();
    await hostile.expectHarmless(texts.join('\n'));
  }
  await notePage.edit.click();
  await expect(notePage.text.getByRole('region', { name: 'Embedded note: ' }).first()).toBeVisible();
  await hostile.expectHarmless('the editor');
});

test('visual and source editors run no hostile content', async ({ page, account, notePage }) => {
  test.setTimeout(300_000);
  const hostile = await detectHostileCode(page);
  for (const [n, texts] of groups.entries()) {
    const note = await account.note(`Group ${n}`, texts.join('\n\n'));
    await page.goto(`/${note.slug}`);
    await notePage.edit.click();
    await expect(notePage.text).toBeVisible();
    await hostile.expectHarmless(texts.join('\n'));
  }
});

test('pasted HTML runs nothing and leaves nothing executable behind', async ({ page, account, notePage }) => {
  test.setTimeout(240_000);
  const hostile = await detectHostileCode(page);
  const note = await account.note('Pasted', 'Start.');
  await page.goto(`/${note.slug}`);
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  // Some at a time: to look through all that was pasted takes longer than to paste.
  for (let n = 0; n < hostileHtml.length; n += PASTED) {
    const some = hostileHtml.slice(n, n + PASTED);
    for (const html of some) {
      await notePage.text.click();
      await page.keyboard.press('Control+End');
      await notePage.text.evaluate((element, data) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/html', `<p>before ${data} after</p>`);
        const paste = { clipboardData, bubbles: true, cancelable: true };
        element.dispatchEvent(new ClipboardEvent('paste', paste));
      }, html);
    }
    await hostile.expectHarmless(some.join('\n'));
  }
  await notePage.done.click();
  await expect(notePage.edit).toBeVisible();
  await expect(page.getByRole('main').getByText('before').first()).toBeVisible();
  await hostile.expectHarmless('the note after pasting');
});

test('shared view runs no hostile content', async ({ page, browser, siteUrl, account }) => {
  test.setTimeout(240_000);
  const stranger = await browser.newContext({ bypassCSP: true, baseURL: siteUrl });
  const visitor = await stranger.newPage();
  const hostile = await detectHostileCode(visitor);
  for (const [n, texts] of groups.entries()) {
    const note = await account.note(`Group ${n} ${texts[0]?.slice(0, 80)}`, texts.join('\n\n'));
    const { href } = await account.share(note._id);
    await visitor.goto(href);
    await expect(visitor.getByRole('heading', { level: 1, name: `Group ${n} ` })).toBeVisible();
    await hostile.expectHarmless(texts.join('\n'));
  }
  await stranger.close();
  await page.close();
});

test('search results and snippets run no hostile content', async ({ page, account }) => {
  for (const [n, texts] of groups.entries()) {
    await account.note(
      `Title ${n} ${texts[1]?.slice(0, 150)}`,
      texts.map((text) => `lantern ${text}`).join('\n\n'),
    );
  }
  const hostile = await detectHostileCode(page);
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  for (const word of ['lantern', 'title', 'hostile', 'img src', 'javascript', 'onerror', '<script>']) {
    await search.input.fill(word);
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(page.getByRole('dialog').locator('mark').first()).toBeVisible();
    await hostile.expectHarmless(word);
  }
});

test('pictures that contain scripts are kept as files that no browser runs', async ({ siteUrl, account }) => {
  for (const [n, picture] of hostilePictures.entries()) {
    for (const [name, type] of [
      ['a.svg', 'image/svg+xml'],
      ['a.png', 'image/png'],
    ] as const) {
      const body = new FormData();
      body.append('file', new Blob([picture], { type }), name);
      const answer = await upload(siteUrl, account, body);
      const which = `${n} ${name}`;
      expect(answer.status, which).toBe(201);
      const { url } = attachmentSchema.parse(await answer.json());
      const { headers } = await fetch(`${siteUrl}/api${url}`, {
        headers: { authorization: `Bearer ${account.accessToken}`, 'client-id': 'my-note' },
      });
      expect(headers.get('content-type'), which).toMatch(/^(text\/plain|application\/octet-stream)/);
      expect(headers.get('content-disposition'), which).toMatch(/^attachment/);
      expect(headers.get('x-content-type-options'), which).toBe('nosniff');
      expect(headers.get('content-security-policy'), which).toContain('sandbox');
    }
  }
});

const upload = (siteUrl: string, { accessToken }: Account, body: FormData) =>
  fetch(`${siteUrl}/api/u-notes/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}`, 'client-id': 'my-note' },
    body,
  });
