import { expect, test } from '../../fixtures/test.ts';
import { HistoryPanel } from '../../pages/history-panel.ts';

const OLD = '# Soup\n\nLeeks and potatoes make a soup.\n\nThis goes.\n';
const NEW = '# Soup\n\nLeeks and carrots make a soup.\n\n- [ ] And this came\n';

test('history highlights changes by words and blocks, not by color alone', async ({ page, account }) => {
  const note = await account.note('Soup', OLD);
  await account.write(note, NEW);
  await page.goto(`/${note.slug}`);
  const history = new HistoryPanel(page);
  await history.open();
  await expect(history.versions).toHaveCount(1);
  await expect(history.versions.first()).toContainText('9 words');
  await expect(history.root.locator('p del')).toHaveText('potatoes');
  await expect(history.root.locator('p ins')).toHaveText('carrots');
  await expect(history.root.locator('del', { hasText: 'This goes.' })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  await expect(history.root.locator('ins', { hasText: 'And this came' })).toBeVisible();
  await history.button('Previous version').click();
  await expect(history.root.getByText('This is the oldest version.')).toBeVisible();
});

test('restores a version as a new one, and Undo reverts it', async ({ page, account }) => {
  const note = await account.note('Soup', OLD);
  const written = await account.write(note, NEW);
  await page.goto(`/${note.slug}`);
  const history = new HistoryPanel(page);
  await history.open();
  await history.button('Restore').click();
  await expect(history.root).toBeHidden();
  await expect(page.getByText('This goes.')).toBeVisible();
  const restored = await account.noteBySlug(note.slug);
  expect([restored.content, restored.version]).toEqual([OLD, written.version + 1]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('And this came')).toBeVisible();
  expect((await account.noteBySlug(note.slug)).content).toBe(NEW);
});

test('names, renames and unnames a version', async ({ page, account }) => {
  const note = await account.note('Soup', OLD);
  await account.write(note, NEW);
  await page.goto(`/${note.slug}`);
  const history = new HistoryPanel(page);
  await history.open();
  await history.button('Name').click();
  const field = history.root.getByRole('textbox', { name: 'Name of this version' });
  await field.fill('First draft');
  await field.press('Enter');
  await expect(history.versions.first()).toContainText('First draft');
  await history.button('Change name').click();
  await field.press('Escape');
  await expect(history.root).toBeVisible();
  await page.reload();
  await history.open();
  await expect(history.versions.first()).toContainText('First draft');
  await history.button('Remove name').click();
  await expect(history.versions.first()).not.toContainText('First draft');
});

test('shows an empty history, and retries one that fails to load', async ({
  page,
  account,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const note = await account.note('Soup', OLD);
  await page.route('**/versions', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 4 });
  await page.goto(`/${note.slug}`);
  const history = new HistoryPanel(page);
  await history.open();
  await expect(history.root.getByText('Couldn’t load the history')).toBeVisible({ timeout: 20_000 });
  await history.button('Try again').click();
  await expect(history.root.getByText('No earlier versions yet')).toBeVisible({ timeout: 20_000 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('shows the list first, and each version leads back to it', async ({ page, account }) => {
    const note = await account.note('Soup', OLD);
    await account.write(note, NEW);
    await page.goto(`/${note.slug}`);
    const history = new HistoryPanel(page);
    await history.open();
    await expect(history.button('Restore')).toBeHidden();
    await history.versions.first().click();
    await expect(history.button('Restore')).toBeVisible();
    await history.button('All versions').click();
    await expect(history.versions.first()).toBeVisible();
  });
});
