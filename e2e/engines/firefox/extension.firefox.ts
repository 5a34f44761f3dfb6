import { paths } from '@my-note/contract';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import { test as base, expect } from '@playwright/test';
import { createAccount } from '../../fixtures/accounts/account.ts';
import { builtExtension, openArticle } from '../../fixtures/outside/extension.ts';
import { FIREFOX } from '../engines.ts';
import { ExtensionPopup } from './extension-popup.ts';
import { type Marionette, runInPage, runInWindow, startMarionette } from './marionette.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** Another host than the service's, so that permission for the one gives nothing of the other. */
const ARTICLE_HOST = 'bread.test';

const test = base.extend<{ firefox: Marionette }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  firefox: async ({}, use, info) => {
    const firefox = await startMarionette(FIREFOX, info.outputPath('profile'), {
      'network.dns.localDomains': ARTICLE_HOST,
    });
    await firefox.send('Addon:Install', { path: builtExtension, temporary: true });
    await use(firefox);
    await firefox.stop();
  },
});

const CONNECT = '#connect button[type=submit]';
const SAVE = '#save button[type=submit]';
const CHOSEN = 'input[name=what]:checked';
/** What Firefox asks when an extension wants to reach a site. */
const QUESTION = '#notification-popup popupnotification:not([hidden])';
const question = (firefox: Marionette) =>
  runInWindow(firefox, 'return document.querySelector(arguments[0])?.textContent ?? ""', QUESTION);

test('a page is saved with its picture, then a selection and a link', async ({ firefox, request }) => {
  const siteUrl = process.env.E2E_URL ?? '';
  const account = await createAccount(siteUrl);
  const article = await openArticle(PNG, { headers: { 'access-control-allow-origin': '*' } });
  const address = article.url.replace('127.0.0.1', ARTICLE_HOST);
  const headers = { authorization: `Bearer ${account.accessToken}` };
  const data = { name: 'Firefox', scope: 'write', expires: null };
  const made = await request.post(`${siteUrl}/api${paths.tokens}`, { headers, data });
  const { token } = newAccessTokenSchema.parse(await made.json());
  await firefox.send('Marionette:SetContext', { value: 'content' });
  await firefox.send('WebDriver:Navigate', { url: address });

  const popup = new ExtensionPopup(firefox);
  await popup.open();
  await popup.fill('site', siteUrl);
  await popup.fill('token', token);
  await popup.click(CONNECT);
  await expect.poll(() => question(firefox)).toContain('127.0.0.1');
  expect(await question(firefox)).not.toContain(ARTICLE_HOST);
  await runInWindow(firefox, 'document.querySelector(arguments[0]).button.click()', QUESTION);

  await expect.poll(() => popup.value('[name=title]')).toBe('Bread | A site');
  await popup.fill('title', 'Bread');
  expect(await popup.value(CHOSEN)).toBe('readable');
  expect(await popup.value('[name=content]')).not.toContain('Buy now');
  await popup.fill('category', 'Kitchen/Recipes');
  await popup.fill('tags', 'food, #home/oven');
  await popup.click(SAVE);
  await expect.poll(() => popup.message()).toBe('Saved. Open the note');
  const { content } = await account.noteBySlug('kitchen/recipes/bread');
  expect(content).toMatch(/!\[A loaf\]\(\S*\/attachments\/[0-9a-f-]{36}\)/);
  expect(content).toContain(`[Bread | A site](<${address}>)`);
  expect(content).toContain('#food #home/oven');
  expect(content).not.toContain('loaf.png');
  await popup.close();

  await runInPage(firefox, 'getSelection().selectAllChildren(document.getElementById("first"))');
  await popup.open();
  await expect.poll(() => popup.value(CHOSEN)).toBe('selection');
  await popup.fill('title', 'Only a part');
  await popup.click(SAVE);
  await expect.poll(() => popup.message()).toBe('Saved. Open the note');
  const part = await account.noteBySlug('only-a-part');
  expect(part.content).toMatch(/^Some sentences about bread/);
  expect(part.content).not.toContain('loaf');

  await popup.click('input[name=what][value=link]');
  await popup.fill('title', 'Only the link');
  await popup.click(SAVE);
  await expect.poll(async () => (await account.list()).map(({ title }) => title)).toContain('Only the link');
  const link = await account.noteBySlug('only-the-link');
  expect(link.content).toBe(`[Bread | A site](<${address}>)`);
  await article.close();
});

test('a site that the person does not allow is not reached', async ({ firefox }) => {
  const popup = new ExtensionPopup(firefox);
  await popup.open();
  await popup.fill('site', process.env.E2E_URL ?? '');
  await popup.fill('token', 'mn_nonsense');
  await popup.click(CONNECT);
  await expect.poll(() => question(firefox)).toContain('127.0.0.1');
  await runInWindow(firefox, 'document.querySelector(arguments[0]).secondaryButton.click()', QUESTION);
  await expect.poll(() => popup.message()).toContain('doesn’t let this extension reach');

  await popup.click(CONNECT);
  await expect.poll(() => question(firefox)).toContain('127.0.0.1');
  await runInWindow(firefox, 'document.querySelector(arguments[0]).button.click()', QUESTION);
  await expect.poll(() => popup.message()).toContain('The access token doesn’t work any longer');
});
