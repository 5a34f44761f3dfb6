import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add new category' });
const picker = (page: Page) => dialog(page).getByRole('button', { name: /^Parent category/ });

test.describe('New note', () => {
  test('opens an existing untitled draft instead of creating another', async ({
    page,
    account,
    shell,
    notePage,
  }) => {
    await account.note('Written');
    const draft = await account.note('');
    await page.goto('/');
    await shell.add('New note');
    await expect(page).toHaveURL(`/${draft.slug}`);
    await expect(notePage.titleInput).toBeVisible();
    await page.goto('/');
    await shell.add('New note');
    await expect(page).toHaveURL(`/${draft.slug}`);
  });

  test('creates the note in the category of the current path, or of its parent path', async ({
    page,
    account,
    shell,
    notePage,
  }) => {
    const kitchen = await account.category('Kitchen');
    await account.note('Soup', '', kitchen);
    await page.goto('/kitchen/soup');
    await shell.add('New note');
    await expect(page).toHaveURL(/\/kitchen\/draft-/);
    await notePage.titleInput.fill('Bread');
    await notePage.done.click();
    await expect(page).toHaveURL('/kitchen/bread');
    await page.goto('/kitchen');
    await shell.add('New note');
    await expect(page).toHaveURL(/\/kitchen\/draft-/);
  });

  test('dims the screen with a spinner while it is being created', async ({ page, shell }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/u-notes/notes/draft', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/');
    await shell.add('New note');
    const overlay = page.getByRole('status').filter({ hasText: 'Opening a new note' });
    await expect(overlay).toBeVisible();
    // All but the place of the scroll bar.
    const uncovered = () =>
      overlay.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, document.body.clientWidth - width, innerHeight - height];
      });
    await expect.poll(uncovered).toEqual([0, 0, 0, 0]);
    go();
    await expect(page).toHaveURL(/\/draft-/);
    await expect(overlay).toHaveCount(0);
  });

  test('shows the reason and goes home when it fails', async ({ page, account, shell, consoleGuard }) => {
    consoleGuard.allow(/Failed to load resource|It did not work/);
    const kitchen = await account.category('Kitchen');
    await page.route('**/u-notes/notes/draft', (route) =>
      route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'It did not work' } }),
    );
    await page.goto(`/${kitchen.slug}`);
    await shell.add('New note');
    await expect(page.getByText('It did not work')).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});

test.describe('Add new category', () => {
  test('explains its purpose and shows title errors under the form', async ({ page, shell }) => {
    await page.goto('/');
    await shell.add('New category');
    await expect(dialog(page).getByText('Choose an unique name for new category.')).toBeVisible();
    await expect(picker(page)).toHaveText('No parent category');
    const title = dialog(page).getByRole('textbox', { name: 'Title' });
    const save = dialog(page).getByRole('button', { name: 'Save' });
    await save.click();
    await expect(title).toHaveAccessibleErrorMessage('Title is required');
    const message = dialog(page).getByText('Title is required');
    const [error, field] = [await message.boundingBox(), await title.boundingBox()];
    expect(error?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0) - 1);
    await title.fill('Soups!');
    await expect(title).toHaveAccessibleErrorMessage('Only allowed characters or numbers or & -');
    await title.fill('Soups & Stews-2');
    await save.click();
    await expect(page).toHaveURL('/soups-stews-2');
  });

  test('filters parents while typing, clears a parent chosen twice, and limits the list to 250 pixels', async ({
    page,
    account,
    shell,
  }) => {
    for (let n = 0; n < 12; n += 1) await account.category(`Shelf ${n}`);
    const kitchen = await account.category('Kitchen');
    await account.category('Desserts', kitchen);
    await page.goto('/kitchen');
    await shell.add('New category');
    await expect(picker(page)).toHaveText('No parent category');
    await picker(page).click();
    const list = page.getByRole('listbox');
    expect((await list.boundingBox())?.height).toBe(250);
    const search = page.getByPlaceholder('Search ...');
    await search.fill('zzz');
    await expect(page.getByText('Not found.')).toBeVisible();
    await search.fill('dess');
    await expect(list.getByRole('option')).toHaveText(['Kitchen> Desserts']);
    await search.press('Enter');
    await expect(list).toBeHidden();
    await expect(picker(page)).toHaveText('Kitchen> Desserts');
    await picker(page).click();
    await list.getByRole('option', { name: 'Kitchen> Desserts' }).click();
    await expect(list).toBeHidden();
    await expect(picker(page)).toHaveText('No parent category');
    await dialog(page).getByRole('textbox', { name: 'Title' }).fill('Garden');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL('/garden');
  });

  test("keeps the form and shows the server's message when the name is taken", async ({
    page,
    account,
    shell,
    consoleGuard,
  }) => {
    consoleGuard.allow(/409|Duplicated data/);
    await account.category('Kitchen');
    await page.goto('/');
    await shell.add('New category');
    const title = dialog(page).getByRole('textbox', { name: 'Title' });
    await title.fill('Kitchen');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Duplicated data')).toBeVisible();
    await expect(title).toHaveValue('Kitchen');
  });
});
