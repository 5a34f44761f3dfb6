import { paths } from '@my-note/contract';
import { newAccessTokenSchema } from '@my-note/contract/sessions';
import {
  canRunExtensions,
  openArticle,
  openPopup,
  openWithExtension,
} from '../../fixtures/outside/extension.ts';
import { expect, test } from '../../fixtures/test.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test.skip(!canRunExtensions, 'Extensions need /usr/bin/chromium and browser-extension/dist');

test('a page is saved with its pictures, then a selection, and a refused token is said', async ({
  account,
  siteUrl,
  request,
}, testInfo) => {
  test.setTimeout(120_000);
  const article = await openArticle(PNG);
  const makeToken = async (scope: 'read' | 'write') => {
    const headers = { authorization: `Bearer ${account.accessToken}` };
    const data = { name: scope, scope, expires: null };
    const made = await request.post(`${siteUrl}/api${paths.tokens}`, { headers, data });
    return newAccessTokenSchema.parse(await made.json()).token;
  };
  const { context, id } = await openWithExtension(testInfo.outputPath());
  const page = await context.newPage();
  await page.goto(article.url);

  const popup = await openPopup(context, id, page);
  await popup.getByLabel('Address').fill(siteUrl);
  await popup.getByLabel('Access token', { exact: true }).fill('mn_nonsense');
  await popup.getByRole('button', { name: 'Connect' }).click();
  await expect(popup.getByRole('status')).toContainText('The access token doesn’t work any longer');
  await popup.getByLabel('Access token', { exact: true }).fill(await makeToken('write'));
  await popup.getByRole('button', { name: 'Connect' }).click();

  await expect(popup.getByLabel('Title')).toHaveValue('Bread | A site');
  await popup.getByLabel('Title').fill('Bread');
  await expect(popup.getByRole('radio', { name: 'Readable page' })).toBeChecked();
  await expect(popup.getByRole('radio', { name: 'Selection' })).toBeDisabled();
  await expect(popup.getByRole('textbox', { name: 'Text' })).not.toHaveValue(/Buy now/);
  await popup.screenshot({ path: testInfo.outputPath('popup.png') });
  await popup.getByLabel('Category').fill('Kitchen/Recipes');
  await popup.getByLabel('Tags').fill('food, #home/oven');
  await popup.getByRole('button', { name: 'Save note' }).click();
  await expect(popup.getByRole('status')).toHaveText('Saved. Open the note');
  await expect(popup.getByRole('link', { name: 'Open the note' })).toHaveAttribute(
    'href',
    `${siteUrl}/kitchen/recipes/bread`,
  );
  const { content } = await account.noteBySlug('kitchen/recipes/bread');
  expect(content).toMatch(/!\[A loaf\]\(\S*\/attachments\/[0-9a-f-]{36}\)/);
  expect(content).toContain(`[Bread | A site](<${article.url}>)`);
  expect(content).toContain('#food #home/oven');
  expect(content).not.toContain('loaf.png');
  // The same note once more, as after a response that was lost.
  await popup.getByRole('button', { name: 'Save note' }).click();
  await expect(popup.getByRole('status')).toHaveText('Saved. Open the note');
  expect((await account.list()).filter(({ title }) => title === 'Bread')).toHaveLength(1);

  await page.evaluate(() => {
    const first = document.getElementById('first');
    if (first) getSelection()?.selectAllChildren(first);
  });
  const again = await openPopup(context, id, page);
  await expect(again.getByRole('radio', { name: 'Selection' })).toBeChecked();
  await again.getByLabel('Title').fill('Only a part');
  await again.getByRole('button', { name: 'Save note' }).click();
  await expect(again.getByRole('status')).toHaveText('Saved. Open the note');
  const part = await account.noteBySlug('only-a-part');
  expect(part.content).toMatch(/^Some sentences about bread/);
  expect(part.content).not.toContain('loaf');

  await again.getByRole('button', { name: 'Settings' }).click();
  await again.getByLabel('Access token', { exact: true }).fill(await makeToken('read'));
  await again.getByRole('button', { name: 'Connect' }).click();
  await again.getByRole('button', { name: 'Save note' }).click();
  await expect(again.getByRole('status')).toContainText('This token can only read');
  await context.close();
  await article.close();
});
