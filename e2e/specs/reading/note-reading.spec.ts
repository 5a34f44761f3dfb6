import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { expect, test } from '../../fixtures/test.ts';

const TASKS = '- [ ] plain\n- [x] done\n  1. [ ] nested\n\n```md\n- [ ] in code\n```\n\n> * [ ] quoted\n';
const box = (page: Page, name: string) => page.getByRole('main').getByRole('checkbox', { name, exact: true });
const textOf = async (account: Account, slug: string) => (await account.noteBySlug(slug)).content;

test('highlights code by its language and copies it with a button', async ({ page, context, account }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const note = await account.note('Code', '```ts\nconst a = "<b>";\n```\n\n```\nplain\n```\n');
  await page.goto(`/${note.slug}`);
  await expect(page.locator('.hljs-keyword')).toHaveText('const');
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('const a = "<b>";');
});

test('downloads no highlighter for a note without code', async ({ page, account, networkIdle }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const note = await account.note('Plain', 'No code here');
  await page.goto(`/${note.slug}`);
  await expect(page.getByText('No code here')).toBeVisible();
  await networkIdle();
  expect(asked.filter((url) => url.includes('/code-'))).toEqual([]);
});

test('copy button of a heading copies its link', async ({ page, context, account, siteUrl }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const note = await account.note('Headings', '# One\n\n## Über uns\n');
  await page.goto(`/${note.slug}?find=x`);
  await page.getByRole('heading', { name: 'Über uns', exact: true }).hover();
  await page.getByRole('button', { name: 'Copy link to “Über uns”' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${siteUrl}/${note.slug}#${encodeURIComponent('über-uns')}`);
});

test('ticks tasks while reading and changes nothing else in the text', async ({ page, account }) => {
  const note = await account.note('Tasks', TASKS);
  await page.goto(`/${note.slug}`);
  await box(page, 'quoted').click();
  await expect.poll(() => textOf(account, note.slug)).toBe(TASKS.replace('[ ] quoted', '[x] quoted'));
  await box(page, 'nested').focus();
  await page.keyboard.press('Space');
  await expect(box(page, 'nested')).toBeFocused();
  await box(page, 'done').click();
  const both = TASKS.replace('[ ] quoted', '[x] quoted').replace('[ ] nested', '[x] nested');
  await expect.poll(() => textOf(account, note.slug)).toBe(both.replace('[x] done', '[ ] done'));
  await page.reload();
  await expect(box(page, 'nested')).toBeChecked();
  await expect(box(page, 'done')).not.toBeChecked();
});

test('ticks the right task in a note that was changed elsewhere', async ({ page, account, consoleGuard }) => {
  consoleGuard.allow(/409/);
  const note = await account.note('Tasks', TASKS);
  await page.goto(`/${note.slug}`);
  await expect(box(page, 'plain')).toBeVisible();
  await account.write(note, `New words\n\n- [ ] new\n${TASKS}`);
  await box(page, 'plain').click();
  await expect(page.getByText('New words')).toBeVisible();
  await expect(box(page, 'plain')).toBeChecked();
  const changed = `New words\n\n- [ ] new\n${TASKS.replace('[ ] plain', '[x] plain')}`;
  await expect.poll(() => textOf(account, note.slug)).toBe(changed);
});

test('shows a message when the ticked task no longer exists', async ({ page, account, consoleGuard }) => {
  consoleGuard.allow(/409/);
  const note = await account.note('Tasks', TASKS);
  await page.goto(`/${note.slug}`);
  await expect(box(page, 'plain')).toBeVisible();
  await account.write(note, '- [ ] another\n');
  await box(page, 'plain').click();
  await expect(page.getByText('no longer has this task')).toBeVisible();
  await expect(box(page, 'another')).not.toBeChecked();
  expect(await textOf(account, note.slug)).toBe('- [ ] another\n');
});

test('reverts a tick that cannot be saved and shows an error', async ({ page, account, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  const note = await account.note('Tasks', TASKS);
  await page.goto(`/${note.slug}`);
  await expect(box(page, 'plain')).toBeVisible();
  await page.route(`**/u-notes/notes/${note._id}`, (route) => route.abort());
  await box(page, 'plain').click();
  await expect(page.getByText(/could not be reached|connection|Failed to fetch/i).first()).toBeVisible();
  await expect(box(page, 'plain')).not.toBeChecked();
  expect(await textOf(account, note.slug)).toBe(TASKS);
});

test('visitors of a share cannot tick tasks', async ({ page, account }) => {
  const note = await account.note('Tasks', TASKS);
  const share = await account.share(note._id);
  await page.goto(share.href);
  await expect(box(page, 'plain')).toBeDisabled();
});

test('link to a note shows its current title and a preview card, and opens without a reload', async ({
  page,
  account,
}) => {
  const kitchen = await account.category('Kitchen');
  const soup = await account.note('Old soup', 'Leeks **and** potatoes.', kitchen);
  const note = await account.note('Links', `See [Old soup](note:${soup._id}), [my words](note:${soup._id}).`);
  await account.rename(soup, 'New soup');
  await page.goto(`/${note.slug}`);
  await expect(page.getByRole('article').getByRole('link', { name: 'my words' })).toBeVisible();
  const link = page.getByRole('article').getByRole('link', { name: 'New soup' });
  await link.hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('Kitchen');
  await expect(card).toContainText('Leeks and potatoes.');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.mouse.move(0, 0);
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(card).toContainText('New soup');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await link.click();
  await expect(page).toHaveURL('/kitchen/new-soup');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  const from = page.getByRole('navigation', { name: 'Linked from' });
  await expect(from.getByRole('link')).toHaveText(['Links']);
});

test('link to a missing note says so and goes nowhere, and a note without links shows no links section', async ({
  networkIdle,
  page,
  account,
}) => {
  const gone = await account.note('Gone');
  const note = await account.note('Links', `See [Gone](note:${gone._id}).`);
  await account.trash(gone._id);
  await page.goto(`/${note.slug}`);
  const link = page.getByRole('link', { name: 'Gone (This note is in the trash, or was deleted)' });
  await expect(link).not.toHaveAttribute('href');
  await expect(link).toHaveAttribute('aria-disabled', 'true');
  await networkIdle();
  await expect(page.getByText('Linked from')).toHaveCount(0);
});

test('in a share, links to shared notes work and others are plain text', async ({ page, account }) => {
  const kitchen = await account.category('Kitchen');
  const soup = await account.note('Soup', 'Leeks', kitchen);
  const secret = await account.note('Secret plan');
  const note = await account.note(
    'Links',
    `[that soup](note:${soup._id}) and [words](note:${secret._id})`,
    kitchen,
  );
  const share = await account.share(kitchen._id);
  await page.goto(share.href.replace(/[^/]+$/, note._id));
  await expect(page.getByRole('article').getByText('that soup and words')).toBeVisible();
  await expect(page.getByRole('link', { name: 'that soup' })).toHaveAttribute('href', new RegExp(soup._id));
  await expect(page.getByRole('link', { name: 'words' })).toHaveCount(0);
  await expect(page.getByText('Secret plan')).toHaveCount(0);
});

test('image shows its caption, and a missing image shows its alt text', async ({
  page,
  account,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const note = await account.note(
    'Images',
    '![A leaf](/favicon.svg "Our leaf")\n\n![A cat](/api/missing.png)\n',
  );
  await page.goto(`/${note.slug}`);
  await expect(page.getByRole('figure')).toHaveText('Our leaf');
  await expect(page.getByRole('img', { name: 'A leaf' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A cat' })).toHaveAttribute('data-missing', '');
});

test('shows an attached image to its owner and to visitors of its share', async ({
  page,
  account,
  siteUrl,
}) => {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'dot.png');
  const answer = await fetch(`${siteUrl}/api/u-notes/attachments`, {
    method: 'POST',
    headers: { authorization: `Bearer ${account.accessToken}`, 'client-id': 'my-note' },
    body: form,
  });
  const { url } = await answer.json();
  const note = await account.note('Images', `![A dot](${url})`);
  const share = await account.share(note._id);
  for (const address of [`/${note.slug}`, share.href]) {
    await page.goto(address);
    const image = page.getByRole('img', { name: 'A dot' });
    await expect
      .poll(() => image.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
      .toBe(1);
  }
});

test('exports a note with its metadata as front matter', async ({ page, account }) => {
  const note = await account.note('Say "soup"', TASKS);
  await page.goto(`/${note.slug}`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export Markdown' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Say soup.md');
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^---\ntitle: "Say \\"soup\\""\ncreated: \S+Z\nupdated: \S+Z\n---\n/);
  expect(text.endsWith(`---\n${TASKS}`)).toBe(true);
});

test('copies the link of a note', async ({ page, context, account }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const note = await account.note('Soup', 'Hot.', await account.category('Food'));
  await page.goto(`/${note.slug}`);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await expect(page.getByRole('heading', { name: 'Soup' })).toBeVisible();
});

test('prints only the note, black on white, with link addresses', async ({ page, account }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const note = await account.note('Paper', '## Part\n\n[Site](https://example.org/a)\n');
  await page.goto(`/${note.slug}`);
  await expect(page.getByRole('heading', { name: 'Paper' })).toBeVisible();
  await expect(page.getByText('Site')).toHaveCSS('color', 'rgb(11, 11, 12)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  for (const hidden of ['Edit', 'More', 'Search', 'Copy link to “Part”']) {
    await expect(page.getByRole('button', { name: hidden })).toBeHidden();
  }
  await expect(page.getByRole('tree')).toBeHidden();
  const after = await page.getByText('Site').evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toContain('https://example.org/a');
});

test.describe('long note', () => {
  const section = (n: number) =>
    `## Part ${n}\n\n${'Words of a paragraph, *some* of them **strong**. '.repeat(8)}\n\n- [ ] task ${n}\n- item\n`;
  const LONG = Array.from({ length: 560 }, (_, n) => section(n)).join('\n');

  test('opens at an anchor and at a search match', async ({ page, account }) => {
    expect(LONG.length).toBeGreaterThan(240_000);
    const note = await account.note('Long', LONG);
    await page.goto(`/${note.slug}#part-400`);
    // Looked for by roles or words, each look would compute the style of ten thousand elements.
    const topOf = (id: string) =>
      page.locator(`#user-content-${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
    await expect.poll(() => topOf('part-400')).toBeLessThan(140);
    expect(await topOf('part-400')).toBeGreaterThan(60);
    await page.goto(`/${note.slug}?find=${encodeURIComponent('"task 333"')}`);
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('[role=status]')].some((one) =>
          one.textContent?.includes('1 match of'),
        ),
      undefined,
      { timeout: 30_000 },
    );
    const isTaskSeen = () =>
      page.evaluate(() => {
        const task = [...document.querySelectorAll('li')].find((one) =>
          one.textContent?.includes('task 333'),
        );
        const { top, bottom } = task?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isTaskSeen).toBe(true);
    await expectThroughout(async () => expect(await isTaskSeen()).toBe(true), 500);
  });
});

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
