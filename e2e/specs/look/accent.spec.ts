import { accentColors } from '@my-note/contract/look';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { accentOf, framesOf, recordAccent } from '../../fixtures/look.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';

const VIOLET = '#6c4bb6';
const TEXT = '## Heading\n\nA [link](https://example.org) to #work.\n\n- [x] Done\n\n> [!note] Kind\n> Words';

test('an accent is shown at once, undone, saved, and there in the first frame of the next page', async ({
  page,
  account,
  shell,
  networkIdle,
}) => {
  const settings = new SettingsSheet(page);
  const note = await account.note('Plan', TEXT);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/${note.slug}`);
  // The design system comes with the app.
  await expect.poll(() => accentOf(page)).not.toBe('');
  const standard = await accentOf(page);
  await shell.openSettings();
  await expect(settings.choice('Accent color', 'Standard')).toBeChecked();
  await settings.choice('Accent color', 'Violet').check();
  await expect.poll(() => accentOf(page)).toBe(VIOLET);
  await settings.sheet.getByRole('button', { name: 'Undo' }).click();
  await expect(settings.choice('Accent color', 'Standard')).toBeChecked();
  await expect.poll(() => accentOf(page)).toBe(standard);
  await settings.choice('Accent color', 'Violet').check();
  await settings.choice('Font of notes', 'Monospaced').check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('my-note.look'))).toContain(VIOLET);

  await recordAccent(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Heading' })).toBeVisible();
  await networkIdle();
  expect(await framesOf(page)).toEqual([VIOLET]);
  const font = (name: string) =>
    page.getByRole('heading', { name }).evaluate((element) => getComputedStyle(element).fontFamily);
  expect(await font('Plan')).toContain('JetBrains Mono');
  expect(await font('Heading')).toContain('JetBrains Mono');
  const shellFont = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(shellFont).toContain('Source Sans 3');

  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => accentOf(page)).toBe(accentColors(VIOLET).dark.solid);

  // As on another device, which has kept nothing.
  await page.evaluate(() => localStorage.removeItem('my-note.look'));
  await page.reload();
  await expect.poll(() => accentOf(page), { timeout: 15_000 }).toBe(accentColors(VIOLET).dark.solid);
});

test('an accent ends with the session', async ({ page, account, shell }) => {
  await account.setting({ key: 'accent', value: VIOLET });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect.poll(() => accentOf(page), { timeout: 15_000 }).toBe(VIOLET);
  await shell.logout();
  await expect(shell.login).toBeVisible();
  expect(await accentOf(page)).not.toBe(VIOLET);
  expect(await page.evaluate(() => localStorage.getItem('my-note.look'))).toBeNull();
});

for (const color of ['#ffff00', '#fdfdfd', '#050505'])
  test(`with the awkward accent ${color} everything can be read`, async ({ page, account, shell }) => {
    const settings = new SettingsSheet(page);
    const note = await account.note('Plan', TEXT);
    await account.setting({ key: 'accent', value: color });
    await account.setting({ key: 'tagColors', value: 'work=yellow' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`/${note.slug}`);
    await expect.poll(() => accentOf(page), { timeout: 15_000 }).toBe(accentColors(color).light.solid);
    await expect(page.getByRole('group').getByRole('link', { name: '#work' })).toBeVisible();
    await expectNoViolations(page, `a note with ${color}`);
    await page.emulateMedia({ colorScheme: 'light' });
    await shell.openSettings();
    const shifted = settings.sheet.getByText(/Shown (darker|lighter) in the/);
    await expect(shifted).toHaveCount(accentColors(color).light.solid === color ? 0 : 1);
    await expectNoViolations(page, `the settings with ${color}`);
  });
