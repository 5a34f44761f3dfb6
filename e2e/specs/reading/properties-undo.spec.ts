import { expect, test } from '../../fixtures/test.ts';

test('changes of properties are taken back with Ctrl+Z in the order of all changes', async ({
  page,
  account,
  editor,
}) => {
  const start = '---\ndone: false\nplace: home\n---\n\nWords.';
  const note = await account.note('Undo', start);
  await editor.open(note.slug);
  await editor.typeAtEnd(' More.');
  const text = async () => (await account.noteBySlug(note.slug)).content;
  await expect.poll(text).toBe(`${start} More.`);
  const done = page.getByRole('checkbox', { name: 'Value of done' });
  await done.check();
  await page.getByRole('textbox', { name: 'Value of place' }).fill('garden');
  await page.keyboard.press('Enter');
  await expect.poll(text).toBe('---\ndone: true\nplace: garden\n---\n\nWords. More.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('textbox', { name: 'Value of place' })).toHaveValue('home');
  await editor.text.getByText('Words.').click();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(done).not.toBeChecked();
  await expect.poll(text).toBe(`${start} More.`);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(text).toBe(start);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(done).toBeChecked();
});
