import type { Locator, Page } from '@playwright/test';
import { inOrder, readingOrder } from '../../fixtures/accessibility/accessibility-tree.ts';
import { announced, listenToLiveRegions } from '../../fixtures/accessibility/announcements.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Tree } from '../../pages/tree.ts';

const TEXT =
  '## Spring\n\nSow [early](https://example.org).\n\n- [ ] Beans\n- [x] Peas\n\n| Bed | Crop |\n| --- | --- |\n| 1 | Leeks |\n';

/** Waits until an element is read with these lines, in this order. */
const expectRead = (page: Page, root: Locator, wanted: readonly string[]) =>
  expect(async () => {
    const lines = await readingOrder(page, root);
    expect(inOrder(lines, wanted), lines.join('\n')).toEqual(wanted);
  }).toPass({ timeout: 5_000 });

/** Waits until live regions have said this since the last question, in this order. */
async function expectSaid(page: Page, wanted: readonly RegExp[]): Promise<void> {
  const heard: string[] = [];
  await expect(async () => {
    heard.push(...(await announced(page)));
    let rest = [...heard];
    for (const words of wanted) {
      const at = rest.findIndex((text) => words.test(text));
      expect(at, `${words} in ${JSON.stringify(heard)}`).toBeGreaterThanOrEqual(0);
      rest = rest.slice(at + 1);
    }
  }).toPass({ timeout: 8_000 });
}

test.beforeEach(async ({ page, context, account, shell }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await listenToLiveRegions(context);
  const garden = await account.category('Garden');
  await account.note('Soup', 'Leeks.');
  await account.note('Plan', TEXT, garden);
  await page.goto('/garden/plan');
  await expect(shell.main.getByRole('heading', { name: 'Spring' })).toBeVisible();
  await expect(shell.entry('Soup')).toBeVisible();
});

test('the page of a note is read from its frame to its text, and the tree by its levels', async ({
  page,
  shell,
}) => {
  await expectRead(page, page.locator('body'), [
    'link “Skip to content”',
    'banner “”',
    'link “My Note”',
    'button “Overview”',
    'button “Search”',
    'complementary “”',
    'heading “Notes” [level=2]',
    'button “Add”',
    'tree “Notes”',
    'navigation “Menu”',
    'link “Trash”',
    'link “Issue report / Feature request”',
    'main “”',
  ]);
  await expectRead(page, page.getByRole('tree', { name: 'Notes' }), [
    'tree “Notes”',
    'treeitem “Garden” [level=1] [expanded=true] [selected=false]',
    'treeitem “Plan” [level=2] [selected=true]',
    'treeitem “Soup” [level=1] [selected=false]',
  ]);
  await expectRead(page, shell.main, [
    'main “”',
    'article “”',
    'navigation “Breadcrumbs”',
    'link “Garden”',
    'button “Edit”',
    'button “Pin”',
    'button “Share”',
    'button “More” [expanded=false]',
    'heading “Plan” [level=1]',
    'group “Text of the note”',
    'heading “Spring” [level=2]',
    'button “Copy link to “Spring””',
    'StaticText “Sow ”',
    'link “early”',
    'checkbox “Beans” [checked=false]',
    'checkbox “Peas” [checked=true]',
    'table “”',
    'columnheader “Bed”',
    'columnheader “Crop”',
    'cell “1”',
    'cell “Leeks”',
    'navigation “Table of contents”',
    'link “Spring”',
  ]);
});

test('a note in writing has named fields, and its saving is said', async ({ page, shell, editor }) => {
  await page.keyboard.press('e');
  await expect(editor.text).toBeFocused();
  await expectRead(page, shell.main, [
    'button “Done”',
    'textbox “Title”',
    'StaticText “Plan”',
    'textbox “Note text”',
    'heading “Spring” [level=2]',
    'link “early”',
    'StaticText “Beans”',
    'StaticText “done:”',
    'StaticText “Peas”',
    'columnheader “Bed”',
    'cell “Leeks”',
  ]);
  await expect(editor.text).toHaveAccessibleDescription(/Escape/);
  await announced(page);
  await editor.typeAtEnd('More.');
  await expectSaid(page, [/^Saving/, /^Saved \d\d:\d\d$/]);
});

test('moving, sharing, trashing, and restoring are read and said in order', async ({
  page,
  shell,
  trashPage,
}) => {
  const tree = new Tree(page, 'Notes');
  await tree.row('Plan').focus();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await expectSaid(page, [/^Moved Plan to position 2 of 3 at the top level$/]);

  await page.keyboard.press('Shift+F10');
  await expect(page.getByRole('menuitem', { name: 'Share' })).toBeVisible();
  await expectRead(page, page.getByRole('menu'), [
    'menu “Actions for Plan”',
    'menuitem “Rename”',
    'menuitem “New note here”',
    'menuitem “New category here”',
    'menuitem “Pin”',
    'menuitem “Add icon”',
    'menuitem “Share”',
    'menuitem “Move”',
    'menuitem “Move to trash”',
  ]);
  await page.keyboard.type('Share');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'In 7 days' }).press('Enter');
  await expectSaid(page, [/^The link will stop working in 7 days\.$/]);
  await expectRead(page, dialog, [
    'dialog “Share “Plan””',
    'heading “Share “Plan”” [level=2]',
    'group “Link expiration”',
    'StaticText “The link will stop working in 7 days.”',
    'button “In 1 day” [pressed=false]',
    'button “In 7 days” [pressed=true]',
    'button “Create link”',
    'button “Done”',
    'button “Close”',
  ]);
  await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
  await expect(dialog.getByLabel('Share link')).toBeFocused();
  await dialog.getByRole('button', { name: 'Copy', exact: true }).press('Enter');
  await dialog.getByRole('button', { name: 'Never' }).press('Enter');
  await expectSaid(page, [/^Copied$/, /^The link works until you remove it\.$/]);
  await expectRead(page, dialog, [
    'textbox “Share link”',
    'button “Copied”',
    'group “Link expiration”',
    'button “Never” [pressed=true]',
    'group “Password”',
    'button “Set password”',
    'button “Remove sharing”',
  ]);
  await dialog.getByRole('button', { name: 'Remove sharing' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleDescription(/Plan/);
  await expectRead(page, question, [
    'alertdialog “Remove this link?”',
    'heading “Remove this link?” [level=2]',
    'button “Cancel”',
    'button “Remove sharing”',
  ]);
  await question.getByRole('button', { name: 'Remove sharing' }).press('Enter');
  await expectSaid(page, [/^The link will stop working in 30 days\.$/]);
  await page.keyboard.press('Escape');
  await expect(tree.row('Plan')).toBeFocused();

  await page.keyboard.press('Delete');
  await expectSaid(page, [/“Plan” is in the trash/]);
  await shell.pageLink('Trash').press('Enter');
  await expect(trashPage.row('Plan')).toBeVisible();
  await expectRead(page, shell.main, [
    'heading “Trash” [level=1]',
    'checkbox “Select all” [checked=false]',
    'button “Empty trash”',
    'list “Items in the trash”',
    'checkbox “Select Plan” [checked=false]',
    'button “Restore Plan”',
    'button “Delete for good Plan”',
  ]);
  await trashPage
    .row('Plan')
    .getByRole('button', { name: /^Restore/ })
    .press('Enter');
  await expectSaid(page, [/^Restored Plan/]);
  await expectRead(page, shell.main, ['heading “Trash” [level=1]', 'heading “Trash is empty” [level=2]']);
});
