import { expect, test } from '../../fixtures/test.ts';

test('the preview of a linked note stays under the pointer, and Escape closes it', async ({
  page,
  account,
  shell,
  networkIdle,
}) => {
  const soup = await account.note('Soup', 'Leeks and potatoes.');
  await account.note('Plan', `Cook [Soup](note:${soup._id}) today.`);
  await page.goto('/plan');
  // The text is drawn once more when the list of notes is there, and a preview ends with its link.
  await networkIdle();
  const link = shell.main.getByRole('link', { name: 'Soup' }).first();
  const preview = page.getByRole('tooltip');
  // The previews load after the text.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect(preview).toContainText('Leeks', { timeout: 1_500 });
  }).toPass();
  await preview.hover();
  await page.waitForFunction(() => document.querySelector('[role=tooltip]:hover'));
  await expect(preview).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await page.mouse.move(0, 0);
  await expect(async () => {
    await link.blur();
    await link.focus();
    await page.keyboard.press('Shift');
    await expect(preview).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await expect(link).toHaveAccessibleDescription(/Leeks/);
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(link).toBeFocused();
});
