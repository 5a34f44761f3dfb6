import { expect, test } from '../../fixtures/test.ts';

test.use({ toolbar: true });

const TEXT = 'Rye one.\n\nrye **two** and rye-three, rYe four, ryegrass.';

for (const mode of ['visual', 'source'] as const) {
  test(`finds, counts and replaces words in the ${mode} editor, and undo restores them all`, async ({
    page,
    account,
    editor,
    notePage,
  }) => {
    const note = await account.note('Find', TEXT);
    await editor.open(note.slug);
    if (mode === 'source') await editor.toSource();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('Control+f');
    const words = editor.find.getByRole('textbox', { name: 'Find in this note' });
    await expect(words).toBeFocused();
    await words.fill('rye');
    await expect(editor.find.getByRole('status')).toHaveText('1 of 5');
    await words.press('Enter');
    await words.press('Enter');
    await expect(editor.find.getByRole('status')).toHaveText('3 of 5');
    await words.press('Shift+Enter');
    await expect(editor.find.getByRole('status')).toHaveText('2 of 5');
    await editor.tool('Whole words').click();
    await expect(editor.find.getByRole('status')).toHaveText(/of 4$/);
    await editor.tool('Match case').click();
    await expect(editor.find.getByRole('status')).toHaveText(/of 2$/);
    await editor.find.getByRole('textbox', { name: 'Replace with' }).fill('oats');
    await editor.tool('Replace').click();
    await expect(editor.find.getByRole('status')).toHaveText(/of 1$/);
    await editor.tool('Match case').click();
    await editor.tool('Replace all').click();
    await expect(editor.find.getByRole('status')).toHaveText('No matches');
    await page.keyboard.press('Escape');
    await expect(editor.find).toBeHidden();
    await expect(editor.text).toBeFocused();
    await expect(editor.text).toContainText('oats one.');
    await expect(editor.text).toContainText('oats-three, oats four, ryegrass.');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Control+z');
    await expect(editor.text).toContainText('rye-three, rYe four, ryegrass.');
    await expect(notePage.saved).toBeVisible();
    await notePage.done.click();
    expect((await account.noteBySlug(note.slug)).content).toBe(TEXT);
  });
}
