import type { Locator, Page } from '@playwright/test';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { HistoryPanel } from '../../pages/history-panel.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';

const menuButton = (page: Page) =>
  page.getByRole('button', { name: 'Menu', exact: true }).filter({ visible: true });
const heading = (shell: { main: Locator }, text: string) =>
  expect(shell.main.getByRole('heading', { level: 1 })).toHaveText(text);

/** Opens the note so that Back leads to a page of the app. */
async function openFromTrash(page: Page, shell: { main: Locator }) {
  await page.goto('/i/trash');
  await page.goto('/plan');
  await heading(shell, 'Plan');
}

/** Back closes what is open and stays; the next Back leaves the page. */
async function closesOnBack(page: Page, open: () => Promise<void>, opened: Locator) {
  const url = page.url();
  await open();
  await expect(opened).toBeVisible();
  await page.goBack();
  await expect(opened).toBeHidden();
  await expect(page).toHaveURL(url);
}

for (const viewport of [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
])
  test.describe(`on a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('Back closes the menu, the settings, the search, and the overview, and then leaves the page', async ({
      page,
      account,
      shell,
    }) => {
      await account.note('Plan', 'Text');
      await openFromTrash(page, shell);
      await closesOnBack(page, () => menuButton(page).tap(), shell.dialog('Menu'));
      const settings = shell.dialog('User settings');
      await closesOnBack(page, () => shell.openSettings().then(() => {}), settings);
      await closesOnBack(page, () => shell.overview.tap(), shell.dialog('Overview'));
      await closesOnBack(
        page,
        () => page.getByRole('button', { name: 'Search' }).filter({ visible: true }).tap(),
        shell.dialog('Search'),
      );
      // Closed by hand, it leaves no entry behind.
      await menuButton(page).tap();
      await page.getByRole('button', { name: 'Close' }).tap();
      await expect(shell.dialog('Menu')).toBeHidden();
      await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
      await page.goBack();
      await expect(page).toHaveURL('/i/trash');
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Back from a page that was opened in a drawer skips the drawer', async ({ page, account, shell }) => {
    await account.note('Plan', 'Text');
    await account.note('Other', 'Text');
    await openFromTrash(page, shell);
    await menuButton(page).tap();
    await shell.entry('Other').tap();
    await heading(shell, 'Other');
    await expect(shell.dialog('Menu')).toBeHidden();
    await page.goBack();
    await heading(shell, 'Plan');
    await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
    await expect(shell.dialog('Menu')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/i/trash');
  });

  test('Back closes the table of contents and the history of a note, and then leaves the page', async ({
    page,
    account,
    shell,
  }) => {
    const note = await account.note('Plan', '## First\n\nText\n\n## Second\n\nText');
    await account.write(note, '## First\n\nOther text\n\n## Second\n\nText');
    await openFromTrash(page, shell);
    const openContents = () => page.getByRole('button', { name: 'Table of contents' }).tap();
    const contents = shell.dialog('Table of contents');
    const history = new HistoryPanel(page);
    for (const time of ['first', 'second']) {
      await test.step(time, async () => {
        await closesOnBack(page, openContents, contents);
        await closesOnBack(page, () => history.open(), history.root);
      });
    }
    await openContents();
    await contents.getByRole('link', { name: 'Second' }).tap();
    await expect(contents).toBeHidden();
    await expect(page).toHaveURL('/plan#second');
    await page.goBack();
    await expect(page).toHaveURL('/plan');
    await expect(contents).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/i/trash');
  });

  test('Back keeps a title that is being typed in the tree', async ({ page, account, shell }) => {
    await account.note('Plan', 'Text');
    await page.goto('/');
    await menuButton(page).tap();
    await shell.entry('Plan').getByRole('button', { name: 'More for Plan' }).tap();
    await page.getByRole('menuitem', { name: 'Rename' }).tap();
    await page.getByRole('textbox', { name: 'New title of Plan' }).fill('Better plan');
    await page.goBack();
    await expect(shell.dialog('Menu')).toBeHidden();
    await expect.poll(async () => (await account.list()).map(({ title }) => title)).toEqual(['Better plan']);
  });

  test('a note that is added from the menu stays open', async ({ page, account, shell, notePage }) => {
    await account.note('Plan', 'Text');
    await openFromTrash(page, shell);
    // The second time, the draft of the first is opened without a call.
    for (const time of ['first', 'second']) {
      await heading(shell, 'Plan');
      await shell.add('New note');
      await expect(notePage.titleInput, time).toBeVisible();
      await expectThroughout(() => expect(notePage.titleInput).toBeVisible(), 500);
      await page.goBack();
    }
    await heading(shell, 'Plan');
    await shell.add('New category');
    const dialog = shell.dialog('Add new category');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/i/trash');
  });

  test('Back closes a dialog that opens above the settings, and then the settings', async ({
    page,
    account,
    shell,
  }) => {
    await account.note('Plan', 'Text');
    await openFromTrash(page, shell);
    await shell.openSettings();
    const settings = new SettingsSheet(page);
    await settings.createToken('Reader', 'Read');
    const question = page.getByRole('alertdialog');
    const revoke = () => settings.sheet.getByRole('button', { name: 'Revoke Reader' }).tap();
    await closesOnBack(page, revoke, question);
    await expect(settings.sheet).toBeVisible();
    // Closed by hand, it leaves only its own entry.
    await settings.revoke('Reader');
    await expect(settings.sheet).toBeVisible();
    await page.goBack();
    await expect(settings.sheet).toBeHidden();
    await expect(page).toHaveURL('/plan');
    await page.goBack();
    await expect(page).toHaveURL('/i/trash');
  });

  test('Back closes the dialogs of a note, and a reload of an open one leaves a page without it', async ({
    page,
    account,
    shell,
  }) => {
    await account.note('Plan', 'Text');
    await openFromTrash(page, shell);
    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'More', exact: true }).tap();
      await page.getByRole('menuitem', { name: item, exact: true }).tap();
    };
    await closesOnBack(page, () => choose('Share'), shell.dialog('Share “Plan”'));
    await closesOnBack(page, () => choose('Move'), shell.dialog('Move “Plan”'));
    await closesOnBack(page, () => choose('Add icon'), shell.dialog('Icon of “Plan”'));
    await choose('Move');
    await expect(shell.dialog('Move “Plan”')).toBeVisible();
    await page.reload();
    await heading(shell, 'Plan');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/plan');
    await page.goBack();
    await expect(page).toHaveURL('/i/trash');
  });

  test('a dialog that opens a page stays in its place in the history', async ({ page, account, shell }) => {
    await account.note('Plan', 'Text');
    await openFromTrash(page, shell);
    await shell.createCategory('Garden');
    await heading(shell, 'Garden');
    await expectThroughout(() => heading(shell, 'Garden'), 500);
    await page.goBack();
    await heading(shell, 'Plan');
    await page.goBack();
    await expect(page).toHaveURL('/i/trash');
  });
});
