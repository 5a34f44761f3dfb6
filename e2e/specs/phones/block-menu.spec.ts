import { expect, test } from '../../fixtures/test.ts';

for (const viewport of [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
])
  test.describe(`on a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test('menu of a block opens from the toolbar, and turns, copies, moves, and deletes it', async ({
      page,
      account,
      editor,
      notePage,
    }) => {
      const note = await account.note('Plan', 'One\n\nTwo\n\nThree');
      await editor.open(note.slug);
      const choose = async (...names: string[]) => {
        await editor.tool('Block').tap();
        for (const name of names) {
          const item = page.getByRole('menuitem', { name, exact: true });
          await item.tap();
        }
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(editor.text).toBeFocused();
      };
      await editor.text.getByText('Two').tap();
      await choose('Duplicate');
      await expect(editor.text.locator('p')).toHaveText(['One', 'Two', 'Two', 'Three']);
      await editor.text.getByText('Three').tap();
      await choose('Move up');
      await expect(editor.text.locator('p')).toHaveText(['One', 'Two', 'Three', 'Two']);
      await editor.text.getByText('One').tap();
      await choose('Turn into', 'Heading 2');
      await expect(editor.text.locator('h2')).toHaveText('One');
      await editor.text.getByText('Three').tap();
      await choose('Delete');
      await expect(editor.text.locator('p')).toHaveText(['Two', 'Two']);
      await notePage.done.tap();
      await expect
        .poll(async () => (await account.noteBySlug(note.slug)).content)
        .toBe('## One\n\nTwo\n\nTwo');
    });

    test('rows and columns of the table with the cursor are in the same menu', async ({
      page,
      account,
      editor,
    }) => {
      const note = await account.note('Table', '| a | b |\n| :- | :- |\n| 1 | 2 |\n\nAfter');
      await editor.open(note.slug);
      const stored = async () =>
        (await account.noteBySlug(note.slug)).content.replaceAll(/ +/g, ' ').replaceAll(/-+/g, '-');
      const choose = async (...names: string[]) => {
        await editor.tool('Block').tap();
        for (const name of names) await page.getByRole('menuitem', { name, exact: true }).tap();
        await expect(page.getByRole('menu')).toHaveCount(0);
        await expect(editor.text).toBeFocused();
      };
      await editor.text.getByText('2').tap();
      await choose('Row', 'Insert row below');
      await expect.poll(stored).toBe('| a | b |\n| :- | :- |\n| 1 | 2 |\n| | |\n\nAfter');
      await editor.text.getByText('1').tap();
      await choose('Column', 'Delete column');
      await expect.poll(stored).toBe('| b |\n| :- |\n| 2 |\n| |\n\nAfter');
      await editor.text.getByText('After').tap();
      await editor.tool('Block').tap();
      await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Row', exact: true })).toHaveCount(0);
    });
  });
