import { listPaths } from '@my-note/contract/list-parts';
import type { Page } from '@playwright/test';
import { readsList } from '../../fixtures/notes/list-calls.ts';
import { plantGarden, test } from '../../fixtures/notes/notes-tree.ts';
import { expect } from '../../fixtures/test.ts';

/** The names of the records of lists that the browser keeps. */
const keptRecords = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'my-note.lists')) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('my-note.lists');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const keys = opening.result.transaction('records').objectStore('records').getAllKeys();
        keys.onsuccess = () => {
          opening.result.close();
          resolve(keys.result.map(String));
        };
      };
    });
  });

function followList(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (readsList(request)) calls.push(new URL(request.url()).pathname.replace('/api', ''));
  });
  return calls;
}

test.beforeEach(async ({ account, page, tree }) => {
  await plantGarden(account);
  await page.goto('/garden');
  await expect(tree.row('Roses')).toBeVisible();
  await expect
    .poll(() => keptRecords(page), { timeout: 10_000 })
    .toContainEqual(expect.stringMatching(/,head$/));
});

test('a second visit fetches the changes of the list alone, and shows them', async ({
  account,
  page,
  tree,
}) => {
  const calls = followList(page);
  await page.goto('about:blank');
  await account.category('Winter');
  await page.goto('/garden');
  await expect(tree.row('Winter')).toBeVisible();
  await expect(tree.row('Roses')).toBeVisible();
  // Search knows it too: the list is whole.
  await expect.poll(() => calls).toEqual([listPaths.changes]);
});

test('a damaged record is not used: the whole list is fetched', async ({ page, tree }) => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('my-note.lists');
        opening.onsuccess = () => {
          const change = opening.result.transaction('records', 'readwrite');
          const all = change.objectStore('records').openCursor();
          all.onsuccess = () => {
            if (!all.result) return;
            if (String(all.result.key).endsWith('part-0')) all.result.update({ ids: 'none' });
            all.result.continue();
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  const calls = followList(page);
  await page.reload();
  await expect.poll(() => calls).toEqual([listPaths.parts]);
  await expect(tree.row('Roses')).toBeVisible();
});

test('a database that does not open is not waited for: the whole list is fetched', async ({
  context,
  page,
  tree,
}) => {
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/favicon.svg', { waitUntil: 'commit' });
  // A page that keeps the database open while it is to be deleted: until it closes, nobody can open it.
  await other.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('my-note.lists');
        opening.onsuccess = () => {
          indexedDB.deleteDatabase('my-note.lists').onblocked = () => resolve();
        };
      }),
  );
  const calls = followList(page);
  await page.goto('/garden');
  await expect.poll(() => calls).toEqual([listPaths.parts]);
  await expect(tree.row('Roses')).toBeVisible();
  await other.close();
});

test('after signing out nothing of the list is left in the browser', async ({ page, shell }) => {
  await shell.logout();
  await expect(shell.login).toBeVisible();
  await expect.poll(() => keptRecords(page)).toEqual([]);
  await page.reload();
  await expect(shell.login).toBeVisible();
  expect(await keptRecords(page)).toEqual([]);
});

test('until the whole list is there the tree shows its beginning, and editing waits for it', async ({
  account,
  page,
  notePage,
  tree,
}) => {
  const far = await account.category('Far');
  await account.note('Deep', 'Text.', far);
  await page.evaluate(() => indexedDB.deleteDatabase('my-note.lists'));
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/api${listPaths.parts}*`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/garden/beans');
  await expect(notePage.heading).toHaveText('Beans');
  await expect(tree.row('Beans')).toHaveAttribute('aria-current', 'page');
  // A category whose contents are not there stays closed, and opens when they are.
  await tree.row('Far').getByRole('button', { name: 'Open Far' }).click();
  await expect(tree.row('Far')).toHaveAttribute('aria-expanded', 'false');
  await tree.row('Beans').focus();
  await tree.press('F2');
  await expect(tree.renameField).toHaveCount(0);
  release();
  await expect(tree.row('Deep')).toBeVisible();
  await expect(tree.renameField).toBeVisible();
});

test('without the service the kept list is shown, and brought up to date once it is back', async ({
  account,
  page,
  tree,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_CONNECTION_REFUSED|Failed to load resource/);
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  await page.reload();
  await expect(tree.row('Roses')).toBeVisible();
  await account.category('Winter');
  await page.unroute('**/api/**');
  await expect(tree.row('Winter')).toBeVisible();
});
