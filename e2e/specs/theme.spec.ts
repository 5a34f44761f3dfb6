import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

type Theme = 'light' | 'dark';

/** What axe calls serious or worse. The zoom lock is the specification's own wish. */
async function seriousProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).disableRules(['meta-viewport']).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}\n${failureSummary}`),
    );
}

test('the theme toggle flips between dark and light and is remembered', async ({ page, shell }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const html = page.locator('html');
  await expect(html).toHaveClass(/light/);
  await shell.chooseInUserMenu('Dark theme');
  await expect(html).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(html).toHaveClass(/dark/);
  await shell.chooseInUserMenu('Light theme');
  await expect(html).toHaveClass(/light/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
});

test('without a choice the theme follows the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveClass(/light/);
});

for (const theme of ['light', 'dark'] satisfies Theme[]) {
  test.describe(`the ${theme} theme has no serious accessibility problem`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    });

    test('on home', async ({ page, account, shell }) => {
      const work = await account.category('Work');
      await account.note('Minutes', 'Who said what.', work);
      await page.goto('/');
      await expect(shell.main.getByRole('link', { name: /Minutes/ })).toBeVisible();
      expect(await seriousProblems(page)).toEqual([]);
    });

    test('on a note, read and edited', async ({ page, account, shell, notePage }) => {
      const text =
        '# One\n\nText with a [link](https://example.org) and `code`.\n\n- [ ] a task\n\n> A quote.\n';
      const note = await account.note('Everything', text);
      await page.goto(`/${note.slug}`);
      await expect(shell.main.getByRole('heading', { name: 'One' })).toBeVisible();
      expect(await seriousProblems(page)).toEqual([]);
      await notePage.edit.click();
      await expect(notePage.text).toBeVisible();
      expect(await seriousProblems(page)).toEqual([]);
    });

    test('on the trash and its question', async ({ page, account, trashPage }) => {
      const note = await account.note('Old plan');
      await account.trash(note._id);
      await page.goto('/i/trash');
      await expect(trashPage.row('Old plan')).toBeVisible();
      expect(await seriousProblems(page)).toEqual([]);
      await trashPage.askToRemove('Old plan');
      await expect(trashPage.question).toBeVisible();
      expect(await seriousProblems(page)).toEqual([]);
    });

    test.describe('signed out', () => {
      test.use({ signedIn: false });

      test('on home and on the login page', async ({ page, shell, loginPage }) => {
        await page.goto('/');
        await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousProblems(page)).toEqual([]);
        await page.goto('/login');
        await expect(loginPage.email).toBeVisible();
        expect(await seriousProblems(page)).toEqual([]);
      });
    });
  });
}
