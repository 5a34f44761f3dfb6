import { fillPages, PAGES } from '../../fixtures/notes/every-page.ts';
import { expect, test } from './webkit-test.ts';

test('every page opens without a failure', async ({ webkit, account }) => {
  await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
  await fillPages(account);
  for (const path of PAGES) {
    await webkit.goto(path);
    await webkit.one({ css: 'main h1, main h2, main textarea', name: /\S/ });
    const failures = await webkit.run(
      'return [...document.querySelectorAll("main [role=alert]")].map((one) => one.innerText)',
    );
    expect(failures, path).toEqual([]);
  }
});
