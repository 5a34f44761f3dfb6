import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';

const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/using/appearance.md'), 'utf8');
const recipes = [...guide.matchAll(/```css\n([\s\S]*?)```/g)].map(([, css = '']) => css);
const TEXT = 'Call the printer. #urgent\n\n## First part\n\nWords.\n\n## Second part\n\nMore words.';

const look = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate(
    (one, [name = '', of]) => getComputedStyle(one, of).getPropertyValue(name),
    [property, pseudo],
  );

test('each recipe for custom CSS in the guide is accepted and does what the guide says', async ({
  page,
  account,
  editor,
  shell,
}) => {
  test.slow();
  expect(recipes).toHaveLength(5);
  const note = await account.note('Plan', TEXT);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`/${note.slug}`);
  const settings = new SettingsSheet(page);
  await shell.openSettings();
  await settings.sheet.getByText('Custom CSS', { exact: true }).click();
  await settings.sheet.getByRole('textbox', { name: 'Custom CSS' }).fill(recipes.join('\n'));
  await settings.sheet.getByRole('button', { name: 'Save CSS' }).click();
  await expect(shell.toast('Custom CSS saved')).toBeVisible();
  await page.reload();

  const { main } = shell;
  const first = main.getByRole('heading', { name: 'First part' });
  const check = async (words: Locator, tag: Locator) => {
    await expect(first).toBeVisible();
    for (const paper of ['html', '#root'])
      expect.soft(await look(page.locator(paper), 'background-color')).toBe('rgb(243, 234, 215)');
    expect.soft(await look(page.getByRole('complementary'), 'background-color')).toBe('rgb(235, 224, 200)');
    const column = await words.evaluate(
      (one) =>
        one.getBoundingClientRect().width /
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    );
    expect.soft(column).toBeLessThanOrEqual(36);
    expect.soft(column).toBeGreaterThan(30);
    const size = Number.parseFloat(await look(words, 'font-size'));
    expect.soft(Number.parseFloat(await look(words, 'line-height')) / size).toBeCloseTo(1.9, 1);
    expect.soft(await look(words, 'font-family')).toContain('Iowan Old Style');
    expect.soft(await look(first, 'font-family')).toContain('Iowan Old Style');
    expect.soft(await look(first, 'content', '::before')).toBe('counter(part) ". "');
    expect.soft(await look(tag, 'color')).toBe('rgb(255, 255, 255)');
    expect.soft(await look(tag, 'background-color')).toBe('rgb(179, 38, 30)');
  };
  await check(main.getByText('More words.'), main.getByRole('link', { name: '#urgent' }));
  await editor.open(note.slug);
  await check(editor.text.getByText('More words.'), editor.text.getByText('#urgent'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => look(page.locator('#root'), 'background-color')).toBe('rgb(0, 0, 0)');
});
