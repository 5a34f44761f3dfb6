import { createAccount } from '../../fixtures/accounts/account.ts';
import { createSkewSite, type Release } from '../../fixtures/remotes/skew-site.ts';
import { makeDataDir, removeDataDir, startServer } from '../../fixtures/server.ts';
import { button, heading, NOTE_TEXT, SAVED } from './elements.ts';
import { WebKitPage } from './webkit-page.ts';
import { expect, signIn, test } from './webkit-test.ts';

const other: Record<Release, Release> = { current: 'previous', previous: 'current' };

for (const host of ['current', 'previous'] as const)
  test(`the ${host} host runs the ${other[host]} remotes`, async ({ driver }) => {
    const site = createSkewSite(host);
    const dataDir = await makeDataDir();
    const server = await startServer(dataDir, undefined, site.folder);
    try {
      const account = await createAccount(server.url);
      const note = await account.note('Lighthouse', 'It stands.');
      const webkit = new WebKitPage(driver, server.url);
      await signIn(driver, webkit, server.url, account);

      site.publish('notes', other[host]);
      await webkit.goto(`/${note.slug}`);
      await webkit.one(heading('Lighthouse'));
      await webkit.click(button('Edit'));
      await webkit.click(NOTE_TEXT);
      await webkit.press('Control+End');
      await webkit.type(' And shines.');
      await webkit.one(SAVED);
      await expect
        .poll(async () => (await account.noteBySlug(note.slug)).content)
        .toBe('It stands. And shines.');

      site.publish('sharing', other[host]);
      await webkit.goto('/i/trash');
      await webkit.one({ css: 'main', name: /Trash is empty/ });
      // The notifications of the previous release fail in WebKit, whatever host they run in.
    } finally {
      await server.stop();
      await removeDataDir(dataDir);
      site.remove();
    }
  });
