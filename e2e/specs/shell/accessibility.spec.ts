import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Shell } from '../../pages/shell.ts';

const TEXT =
  '# One\n\nText with a [link](https://example.org) and `code`.\n\n## Two\n\n- [ ] a task\n\n> A quote.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';

interface Scene {
  page: Page;
  account: Account;
  shell: Shell;
  networkIdle: () => Promise<void>;
}

/** Screens by name: how each is reached. They are opened one after the other. */
const screens: [name: string, open: (scene: Scene) => Promise<void>][] = [
  [
    'home',
    async ({ page, shell }) => {
      await page.goto('/');
      await expect(shell.main.getByRole('link', { name: /Agenda/ })).toBeVisible();
    },
  ],
  [
    'the user menu',
    async ({ page, shell }) => {
      await shell.userMenu.click();
      await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
    },
  ],
  [
    'the settings',
    async ({ page, shell }) => {
      await page.goto('/');
      await expect((await shell.openSettings()).getByText('Access tokens', { exact: true })).toBeVisible();
    },
  ],
  [
    'a new access token',
    async ({ page }) => {
      await page.getByRole('button', { name: 'New token' }).click();
      await page.getByRole('button', { name: 'Create token' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
    },
  ],
  [
    'the overview',
    async ({ page, shell }) => {
      await page.goto('/garden/agenda');
      await shell.overview.click();
      await expect(shell.dialog('Overview')).toBeVisible();
    },
  ],
  [
    'the search with its history',
    async ({ page, shell }) => {
      await page.goto('/');
      await shell.search.click();
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
    },
  ],
  [
    'results of a search',
    async ({ page }) => {
      await page.getByRole('combobox', { name: 'Search' }).fill('age');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the commands',
    async ({ page }) => {
      await page.getByRole('combobox', { name: 'Search' }).fill('>');
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  ],
  [
    'the list of shortcuts',
    async ({ page, shell, networkIdle }) => {
      await page.goto('/');
      await expect(shell.title).toBeVisible();
      await networkIdle();
      await expect(async () => {
        await page.keyboard.press('?');
        await expect(shell.dialog('Keyboard shortcuts')).toBeVisible({ timeout: 1_000 });
      }).toPass();
    },
  ],
  [
    'the add menu',
    async ({ page, shell }) => {
      await page.goto('/');
      await page.getByRole('complementary').getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'New note' })).toBeVisible();
      await expect(shell.entry('Garden')).toBeVisible();
    },
  ],
  [
    'a new category',
    async ({ page, shell }) => {
      await page.getByRole('menuitem', { name: 'New category' }).click();
      await expect(shell.dialog('Add new category')).toBeVisible();
    },
  ],
  [
    'the menu of an entry',
    async ({ page, shell }) => {
      await page.goto('/garden/agenda');
      await shell.entry('Agenda').click({ button: 'right' });
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
    },
  ],
  [
    'moving an entry',
    async ({ page }) => {
      await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
      await expect(page.getByRole('dialog', { name: /Move/ })).toBeVisible();
    },
  ],
  [
    'sharing a note',
    async ({ page, shell }) => {
      await page.goto('/garden/agenda');
      await shell.entry('Agenda').click({ button: 'right' });
      await page.getByRole('menuitem', { name: 'Share' }).click();
      await page.getByRole('button', { name: 'Create link' }).click();
      await expect(page.getByLabel('Share link')).toBeVisible();
    },
  ],
  [
    'what is shared',
    async ({ page, shell }) => {
      await page.goto('/i/shared');
      await expect(shell.main.getByText('Agenda')).toBeVisible();
    },
  ],
  [
    'a note',
    async ({ page, shell }) => {
      await page.goto('/garden/agenda');
      await expect(shell.main.getByRole('heading', { name: 'Two' })).toBeVisible();
    },
  ],
  [
    'a note in writing',
    async ({ page }) => {
      await page.getByRole('button', { name: 'Edit', exact: true }).click();
      await expect(page.getByRole('textbox', { name: 'Note text' })).toBeVisible();
    },
  ],
  [
    'a category',
    async ({ page, shell }) => {
      await page.goto('/garden');
      await expect(shell.main.getByText('Agenda')).toBeVisible();
    },
  ],
  [
    'an empty category',
    async ({ page, shell }) => {
      await page.goto('/empty');
      await expect(shell.main.getByText('Nothing in here yet')).toBeVisible();
    },
  ],
  [
    'the trash',
    async ({ page, shell }) => {
      await page.goto('/i/trash');
      await expect(shell.main.getByText('Old plan').first()).toBeVisible();
    },
  ],
  [
    'the notifications',
    async ({ page, shell }) => {
      await page.goto('/i/notifications');
      await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'the requests',
    async ({ page, shell }) => {
      await page.goto('/i/requests');
      await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'the Youtube Reader, switched off',
    async ({ page, shell }) => {
      await page.goto('/i/youtube');
      await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
];

test.describe('no axe violations in either theme', () => {
  test('every screen of a signed-in user', async ({ page, account, shell, networkIdle }) => {
    test.setTimeout(240_000);
    const garden = await account.category('Garden');
    await account.category('Empty');
    await account.note('Agenda', TEXT, garden);
    await account.trash((await account.note('Old plan'))._id);
    for (const [name, open] of screens) {
      await test.step(name, async () => {
        await open({ page, account, shell, networkIdle });
        await expectNoViolations(page, name);
      });
    }
  });

  test.describe('signed out', () => {
    test.use({ signedIn: false });

    test('home, login page, and shared note', async ({ page, account, shell, loginPage }) => {
      const note = await account.note('Recipe', TEXT);
      const { href } = await account.share(note._id);
      await page.goto('/');
      await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolations(page, 'home');
      await page.goto('/login');
      await expect(loginPage.email).toBeVisible();
      await expectNoViolations(page, 'login');
      await page.goto(href);
      await expect(shell.main.getByRole('heading', { name: 'Two' })).toBeVisible();
      await expectNoViolations(page, 'a shared note');
    });
  });
});
