import type { Locator, Page } from '@playwright/test';
import { contrastOf } from '../../fixtures/accessibility/contrast.ts';
import { expect, test } from '../../fixtures/test.ts';

const TEXT = 4.5;
const RING = 3;
const LINE = 3;

/** A toast says an error, and one has a button. */
async function showToasts(page: Page): Promise<void> {
  await page.route('**/api/u-notes/notes/*/pin', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'X', message: 'The cellar is flooded' } }),
  );
  await page.getByRole('button', { name: 'Pin', exact: true }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
}

async function expectReadable(toast: Locator): Promise<void> {
  const title = toast.locator('[data-part=title]');
  expect.soft(await contrastOf(title), 'text').toBeGreaterThanOrEqual(TEXT);
  expect.soft(await contrastOf(title, 'selected text'), 'selected text').toBeGreaterThanOrEqual(TEXT);
  for (const button of await toast.getByRole('button').all()) {
    expect.soft(await contrastOf(button), 'button').toBeGreaterThanOrEqual(TEXT);
    await button.hover();
    expect.soft(await contrastOf(button), 'button under the pointer').toBeGreaterThanOrEqual(TEXT);
    // The ring is that of the keyboard.
    await button.press('Shift');
    await expect(button).toHaveCSS('outline-style', 'solid');
    expect.soft(await contrastOf(button, 'focus ring'), 'focus ring').toBeGreaterThanOrEqual(RING);
  }
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('toasts, selected text, and the focus ring have enough contrast', async ({
      page,
      account,
      shell,
      consoleGuard,
    }) => {
      consoleGuard.allow(/500|404/);
      const note = await account.note(
        'Old plan',
        'Leave at **nine**.\n\n> A [link](https://example.org)\n\n`code`',
      );
      await page.goto(`/${note.slug}`);
      await expect(page.locator('html')).toHaveClass(colorScheme);
      for (const part of ['Leave at', 'link', 'code'])
        expect
          .soft(await contrastOf(shell.main.getByText(part).last(), 'selected text'), part)
          .toBeGreaterThanOrEqual(TEXT);
      const edit = page.getByRole('button', { name: 'Edit', exact: true });
      await page.keyboard.press('Tab');
      await edit.focus();
      await expect(edit).toHaveCSS('outline-style', 'solid');
      expect.soft(await contrastOf(edit, 'focus ring'), 'focus ring').toBeGreaterThanOrEqual(RING);
      for (const name of ['Edit', 'Pin', 'More']) {
        const button = page.getByRole('button', { name, exact: true });
        await button.hover();
        expect.soft(await contrastOf(button), `${name} under the pointer`).toBeGreaterThanOrEqual(TEXT);
      }
      const row = shell.entry('Old plan').getByRole('link');
      await row.hover();
      expect.soft(await contrastOf(row), 'a row under the pointer').toBeGreaterThanOrEqual(TEXT);
      await showToasts(page);
      for (const text of ['The cellar is flooded', /Old plan/]) await expectReadable(shell.toast(text));
    });

    test('fields and their placeholders have enough contrast', async ({ page, shell }) => {
      await page.goto('/i/searches?q=task');
      await expect(page.locator('html')).toHaveClass(colorScheme);
      const field = shell.main.getByRole('searchbox').or(shell.main.getByRole('textbox')).first();
      await field.fill('');
      expect.soft(await contrastOf(field, 'line'), 'line').toBeGreaterThanOrEqual(LINE);
      await field.hover();
      expect.soft(await contrastOf(field, 'line'), 'line under the pointer').toBeGreaterThanOrEqual(LINE);
      await page.goto('/');
      const prefix = (await shell.openSettings()).getByPlaceholder('prefix');
      expect.soft(await contrastOf(prefix, 'placeholder'), 'placeholder').toBeGreaterThanOrEqual(TEXT);
      expect.soft(await contrastOf(prefix, 'line'), 'line').toBeGreaterThanOrEqual(LINE);
    });
  });
