import { serveAsFiles } from '@my-note/conformance/page-files';
import { logNetwork } from '../../fixtures/network-log.ts';
import { pageFiles } from '../../fixtures/remotes/registry.ts';
import { expect, test } from '../../fixtures/test.ts';

const REMOTES = /^\/remotes\//;

test("preloads the page's files on a deep link and downloads nothing twice", async ({
  page,
  account,
  siteUrl,
  shell,
}) => {
  const note = await account.note('Lighthouse', 'It stands.');
  const wanted = await pageFiles(siteUrl, 'notes/note-page');
  expect(wanted.length, 'entry and one script').toBe(2);
  const network = await logNetwork(page);
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('It stands.')).toBeVisible();
  // The early script is part of the page.
  expect(network.requestedBy(`/${note.slug}`, REMOTES).sort()).toEqual(wanted.toSorted());

  expect(network.matching(/mf-manifest/), 'the registry says what the host needs of it').toEqual([]);

  const fetched = network.fetched(/^\/(remotes|assets)\/|\.json$|\.js$/);
  expect(fetched).toEqual(expect.arrayContaining(wanted));
  expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);
  expect(network.matching(/^\/(registry|config)\.json|^\/early\.js/), 'they come with the page').toEqual([]);
});

test('a page from a file server fetches its registry once, and preloads the same', async ({
  page,
  account,
  siteUrl,
  shell,
}) => {
  const note = await account.note('Lighthouse', 'It stands.');
  const wanted = await pageFiles(siteUrl, 'notes/note-page');
  await serveAsFiles(page);
  const network = await logNetwork(page);
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('It stands.')).toBeVisible();
  expect(network.requestedBy('/early.js', REMOTES).sort()).toEqual(wanted.toSorted());
  expect(network.matching(/^\/registry\.json/)).toHaveLength(1);
  expect(network.matching(/^\/config\.json/)).toHaveLength(1);
});

for (const [what, path] of [
  ['the home page', '/'],
  ['a host page', '/i/about'],
  ['a page that may be disabled', '/i/youtube'],
] as const) {
  test(`preloads no remote on ${what}`, async ({ page, shell }) => {
    const network = await logNetwork(page);
    await page.goto(path);
    await expect(shell.userMenu).toBeVisible();
    expect(network.requestedBy(path, REMOTES)).toEqual([]);
  });
}

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('preloads nothing for a page that requires sign-in', async ({ page }) => {
    const network = await logNetwork(page);
    await page.goto('/i/trash');
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/garden/plan');
    await expect(page).toHaveURL(/\/login$/);
    expect(network.matching(REMOTES)).toEqual([]);
  });

  test('preloads the page of a shared note, which is open to everyone', async ({
    page,
    account,
    siteUrl,
    shell,
  }) => {
    const { href } = await account.share((await account.note('Tea', 'Boil water.'))._id);
    const wanted = await pageFiles(siteUrl, 'sharing/shared-note-page');
    const network = await logNetwork(page);
    await page.goto(href);
    await expect(shell.main.getByText('Boil water.')).toBeVisible();
    expect(network.requestedBy(href, REMOTES).sort()).toEqual(wanted.toSorted());
    expect(network.fetched(REMOTES).sort()).toEqual([...new Set(network.fetched(REMOTES))].sort());
  });
});
