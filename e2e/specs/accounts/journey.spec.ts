import { newCredentials } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('new user', () => {
  test.use({ signedIn: false });

  test('creates an account, writes a note, and finds it after signing out and back in', async ({
    page,
    shell,
    loginPage,
    notePage,
  }) => {
    const person = newCredentials();
    await page.goto('/');
    await shell.login.click();
    await loginPage.signUp(person);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible();

    await shell.add('New note');
    await expect(notePage.titleInput).toBeVisible();
    await expect(page).toHaveURL(/\/draft-[a-z0-9]{8}$/);
    await notePage.titleInput.fill('Sourdough bread');
    await notePage.type('# Day one');
    await notePage.enter();
    await notePage.type('Feed the starter.');
    await expect(notePage.text.getByRole('heading', { name: 'Day one', level: 1 })).toBeVisible();
    await expect(notePage.saved).toBeVisible();
    await notePage.done.click();
    await expect(page).toHaveURL('/sourdough-bread');
    await expect(notePage.heading).toHaveText('Sourdough bread');

    await page.reload();
    await expect(shell.main.getByRole('heading', { name: 'Day one' })).toBeVisible();
    await expect(shell.main.getByText('Feed the starter.')).toBeVisible();

    await shell.logout();
    await expect(page).toHaveURL('/');
    await expect(shell.login).toBeVisible();
    await shell.login.click();
    await loginPage.signIn(person);
    await expect(page).toHaveURL('/');
    await page.goto('/sourdough-bread');
    await expect(shell.main.getByText('Feed the starter.')).toBeVisible();
  });
});

test('creates a category under its parent and a note inside it', async ({
  page,
  account,
  shell,
  notePage,
}) => {
  await account.category('Kitchen');
  await page.goto('/kitchen');
  await shell.createCategory('Bread & butter', 'Kitchen');
  await expect(page).toHaveURL('/kitchen/bread-butter');
  await expect(notePage.heading).toHaveText('Bread & butter');

  await shell.add('New note');
  await notePage.titleInput.fill('Rye');
  await notePage.type('Dark and dense.');
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  await expect(page).toHaveURL('/kitchen/bread-butter/rye');
  await shell.openSidebar();
  await expect(shell.entry('Kitchen')).toBeVisible();
  await expect(shell.entry('Rye')).toBeVisible();
});

test('rejects a category without a title and shows the reason under the form', async ({ page, shell }) => {
  await page.goto('/');
  await shell.createCategory('');
  const title = page.getByRole('dialog').getByLabel('Title');
  await expect(title).toHaveAccessibleErrorMessage('Title is required');
  await title.fill('a/b');
  await expect(title).toHaveAccessibleErrorMessage('Only allowed characters or numbers or & -');
});

test('moves a note to the trash, restores it, and deletes it permanently', async ({
  page,
  account,
  shell,
  notePage,
  trashPage,
}) => {
  const note = await account.note('Old plan', 'Not needed any more.');
  await page.goto(`/${note.slug}`);
  await notePage.moveToTrash();
  await expect(page).toHaveURL('/');
  await shell.goTo('Trash');
  await expect(trashPage.row('Old plan')).toContainText('Top level');

  await trashPage.restore('Old plan');
  await expect(trashPage.empty).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL('/old-plan');
  await expect(shell.main.getByText('Not needed any more.')).toBeVisible();

  await notePage.moveToTrash();
  await expect(page).toHaveURL('/');
  await shell.goTo('Trash');
  await trashPage.clickDelete('Old plan');
  await expect(trashPage.dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(trashPage.dialog).toBeVisible();
  await trashPage.confirm();
  await expect(trashPage.empty).toBeVisible();
  await page.reload();
  await expect(trashPage.empty).toBeVisible();
});

test('restores a trashed category with its contents', async ({ page, account, shell, trashPage }) => {
  const category = await account.category('Travel');
  const note = await account.note('Lisbon', 'Trams.', category);
  await account.trash(category._id);
  await page.goto('/i/trash');
  await expect(trashPage.row('Lisbon')).toHaveCount(0);
  await trashPage.restore('Travel');
  await expect(trashPage.empty).toBeVisible();
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('Trams.')).toBeVisible();
});
