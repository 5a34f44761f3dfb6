import { createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { importNotes } from '../../fixtures/notes/import-notes.ts';
import { realNotes } from '../../fixtures/notes/real-notes.ts';
import { WANTED_HITS } from '../../fixtures/notes/wanted-hits.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

const RIGHT_AT_LEAST = 57;

// In the service of all tests, these notes would wait for what other tests have to index.
test.use({ signedIn: false });
let server: Server;
let dataDir: string;
test.beforeAll(async () => {
  dataDir = await makeDataDir();
  server = await startServer(dataDir);
});
test.afterAll(async () => {
  await server?.stop();
  await removeDataDir(dataDir);
});

test('60 searches in two thousand real notes have the wanted note first at least 57 times', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const wantedTitles = WANTED_HITS.map(([, title]) => title);
  const notes = realNotes(2_000, wantedTitles);
  expect(notes.length).toBeGreaterThan(1_800);
  expect(WANTED_HITS).toHaveLength(60);
  const account = await createAccount(server.url);
  await importNotes(server.url, account, notes);
  expect((await account.list()).length).toBeGreaterThan(1_800);

  const search = new SearchDialog(page);
  await signInBrowser(page, server.url, account);
  await page.goto(server.url);
  await search.open();
  await search.input.fill('the');
  await expect(search.indexing).toHaveText(/^[12],\d{3} notes are still being prepared for search/);
  await expect(search.indexing).toHaveCount(0, { timeout: 400_000 });
  const first = search.results.getByRole('option').first().locator('[data-part=title]');
  const wrong: string[] = [];
  for (const [typed, wanted] of WANTED_HITS) {
    await search.input.fill('');
    await expect(first).toHaveCount(0);
    // Texts are searched when the typing has paused.
    const answered = page.waitForResponse(/\/search\/content\?/);
    await search.input.fill(typed);
    await answered;
    await expect(first.or(search.dialog.getByText('Nothing found.'))).toBeVisible();
    const found = await expect(first)
      .toHaveText(wanted, { timeout: 1_500 })
      .then(() => wanted)
      .catch(() => first.textContent({ timeout: 100 }).catch(() => 'nothing'));
    if (found !== wanted) wrong.push(`${typed}: ${found} instead of ${wanted}`);
  }
  const right = WANTED_HITS.length - wrong.length;
  console.info(
    `${right} of ${WANTED_HITS.length} first hits are right${wrong.map((line) => `\n  ${line}`).join('')}`,
  );
  expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_AT_LEAST);
});
