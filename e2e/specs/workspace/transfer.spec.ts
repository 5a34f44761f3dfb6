import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzip, zipOf } from '@my-note/api/testing/zip';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { createAccount } from '../../fixtures/accounts/account.ts';
import { cookieOf, USER_KEY, userState } from '../../fixtures/accounts/signed-in.ts';
import { isFullRun } from '../../fixtures/full-run.ts';
import { expect, test } from '../../fixtures/test.ts';
import { TransferPage } from '../../pages/transfer-page.ts';

const zipFile = async (name: string, files: Parameters<typeof zipOf>[0]) => ({
  name,
  mimeType: 'application/zip',
  buffer: await zipOf(files),
});

test('previews a vault before import, imports it into the chosen category, and undoes it in one step', async ({
  page,
  account,
  shell,
}) => {
  const old = await account.category('Old notes');
  const transfer = new TransferPage(page);
  await transfer.open();
  await transfer.chooseFiles(
    await zipFile('vault.zip', {
      '.obsidian/app.json': '{}',
      'Recipes/Bread.md': 'Made with [[Flour]] and [[Yeast]].',
      'Recipes/Flour.md': 'From the mill.',
      'Loose.md': 'On its own.',
      'board.canvas': '{}',
    }),
  );
  await expect(transfer.preview).toContainText('An Obsidian vault, vault.zip: 3 notes, 1 category');
  await expect(transfer.preview.getByRole('listitem').filter({ hasText: 'Recipes' })).toContainText(
    '2 notes',
  );
  await transfer.preview.getByText(/can’t be kept/).click();
  await expect(transfer.preview).toContainText('board.canvas');
  await transfer.preview.getByText('1 link points to a missing note and stays as text').click();
  await expect(transfer.preview).toContainText('[[Yeast]]');
  // A dry run: nothing is there yet, here or in the service.
  await expect(shell.entry('Recipes')).toBeHidden();
  expect((await account.list()).map(({ title }) => title)).toEqual(['Old notes']);

  await transfer.into.selectOption({ label: 'Old notes' });
  await transfer.import();
  await expect(page.getByText('Import finished')).toBeVisible();
  await page.goto('/old-notes/recipes/bread');
  await shell.main.getByRole('link', { name: 'Flour' }).first().click();
  await expect(shell.main.getByText('From the mill.')).toBeVisible();

  const own = await account.note('My own', 'Kept.', await account.categoryAt('old-notes/recipes'));
  await transfer.open();
  await transfer.undo('vault.zip');
  await expect(page.getByText('Import undone')).toBeVisible();
  await expect(transfer.recent).toContainText('Undone');
  const slugs = async () => (await account.list()).map(({ slug }) => slug).sort();
  expect(await slugs()).toEqual(['old-notes', 'old-notes/recipes', own.slug].sort());
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(slugs).toEqual(
    ['loose', 'recipes', 'recipes/bread', 'recipes/flour', 'recipes/my-own']
      .map((s) => `old-notes/${s}`)
      .concat('old-notes')
      .sort(),
  );
  expect(old.slug).toBe('old-notes');
});

test('an export is identical after another user imports it and exports it again', async ({
  page,
  account,
  siteUrl,
}) => {
  const work = await account.category('Work');
  const plan = await account.note('Plan', '# Plan\n\n- [ ] ship\n', work);
  const diary = await account.note('Diary', `See [the plan](note:${plan._id}).`);
  await account.pin(diary._id);
  const transfer = new TransferPage(page);
  await transfer.open();
  const whole = await transfer.export();
  expect(whole.name).toMatch(/^my-note-\d{4}-\d\d-\d\d\.zip$/);
  await expect(transfer.recent).toContainText('Export');
  const files = await unzip(await readFile(whole.path));
  expect(Object.keys(files).sort()).toEqual(['Diary.md', 'Work/Plan.md', 'Work/_index.md', 'my-note.yaml']);

  await page.goto('/work');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export', exact: true }).click();
  await expect(page.getByLabel('What to export')).toHaveValue(work._id);
  const part = await unzip(await readFile((await transfer.export()).path));
  expect(Object.keys(part)).not.toContain('Diary.md');

  const bob = await createAccount(siteUrl);
  await page.context().addCookies([cookieOf(siteUrl, bob)]);
  await page.evaluate(([key, state]) => localStorage.setItem(key, state), [
    USER_KEY,
    userState(bob),
  ] as const);
  await transfer.open();
  await transfer.chooseFiles({
    name: 'all.zip',
    mimeType: 'application/zip',
    buffer: await readFile(whole.path),
  });
  await expect(transfer.preview).toContainText('An export of My Note');
  await expect(transfer.preview).toContainText('Everything can be kept.');
  await transfer.import();
  await expect(page.getByText('Import finished')).toBeVisible();
  expect(await unzip(await readFile((await transfer.export()).path))).toEqual(files);
});

test('reports import errors and keeps the page usable', async ({ page, account, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource|ERR_/);
  await account.note('Plan', 'Words.');
  const transfer = new TransferPage(page);
  const file = await zipFile('a.zip', { 'a.md': 'One.' });
  const chooser = page.getByRole('button', { name: 'Choose files' });
  await transfer.open();
  await transfer.chooseFiles([file, await zipFile('b.zip', { 'b.md': 'Two.' })]);
  await expect(page.getByText('Choose one archive at a time')).toBeVisible();

  // A proxy that responds instead of the service.
  await page.route('**/u-notes/import?*', (route) => route.fulfill({ status: 202, body: '<html>' }), {
    times: 1,
  });
  await transfer.chooseFiles(file);
  await expect(page.getByText('The service answered 202')).toBeVisible();
  await page.route('**/u-notes/import?*', (route) => route.abort(), { times: 1 });
  await transfer.chooseFiles(file);
  await expect(page.getByText('cannot reach its service')).toBeVisible();
  await page.route('**/u-notes/export', (route) => route.abort(), { times: 1 });
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Export', exact: true })).toBeVisible();
  await expect(chooser).toBeVisible();

  // What is wrong with the archive itself is said where the next one is chosen, and nothing is left of it.
  await transfer.chooseFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await expect(page.getByText('not a complete zip file').first()).toBeVisible();
  await transfer.chooseFiles(file);
  await expect(transfer.preview).toBeVisible();
  await transfer.cancel.click();
  await expect(chooser).toBeVisible();
  expect(await account.list()).toHaveLength(1);
});

const FOLDERS = isFullRun ? 50 : 20;
const NOTES = FOLDERS * 100;
const inWords = (count: number) => count.toLocaleString('en');

test.describe(`folder of ${inWords(NOTES)} notes`, () => {
  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'my-note-vault-'));
    for (let f = 0; f < FOLDERS; f += 1) {
      const inner = path.join(folder, `Folder ${f}`);
      await mkdir(inner);
      for (let n = 0; n < 100; n += 1)
        await writeFile(path.join(inner, `Note ${f} ${n}.md`), `Words of ${f} ${n}. `.repeat(40));
    }
  });
  test.afterAll(() => rm(folder, { recursive: true }));

  test('shows progress and keeps the page usable', async ({ page, account, shell }) => {
    test.setTimeout(180_000);
    await account.note('Diary', 'Meanwhile.');
    const transfer = new TransferPage(page);
    await transfer.open();
    await transfer.chooseFolder(folder);
    await expect(page.getByText(`of ${inWords(NOTES + FOLDERS + 1)} files read`)).toBeVisible({
      timeout: 60_000,
    });
    await expect(transfer.progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    // The shell stays usable meanwhile: a note opens.
    await shell.entry('Diary').click();
    await expect(shell.main.getByText('Meanwhile.')).toBeVisible();
    await page.goBack();
    await expect(transfer.preview).toContainText(`${inWords(NOTES)} notes`, { timeout: 90_000 });
    await transfer.import();
    await expect(page.getByText('Import finished')).toBeVisible({ timeout: 30_000 });
    expect(await account.list()).toHaveLength(NOTES + FOLDERS + 2);
  });
});

test('page passes axe with a preview and with past imports', async ({ page }) => {
  const transfer = new TransferPage(page);
  await transfer.open();
  await transfer.chooseFiles(await zipFile('a.zip', { 'a.md': 'One.', 'x.bin': 'x' }));
  await expect(transfer.preview).toBeVisible();
  await transfer.preview.getByText(/can’t be kept/).click();
  await expectNoViolations(page, 'a preview');
  await transfer.import();
  await expect(transfer.recent).toContainText('Done');
  await expectNoViolations(page, 'what has been');
});
