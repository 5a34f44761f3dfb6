import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

const today = () => new Date().toISOString().slice(0, 10);
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

test('the note of today is made once by its template, appended to, and marked in the calendar', async ({
  page,
  account,
}) => {
  const category = await account.category('Templates');
  await account.note('Day', 'Begun on {{date}}', category);
  await page.goto('/i/templates');
  await page.getByLabel('Category with templates').selectOption('Templates');
  await page.goto('/i/today');
  await page.getByLabel('Template of a new day').selectOption('Day');

  const search = new SearchDialog(page);
  await search.open();
  await search.input.fill('>today');
  // Commands of remotes come when `>` was typed.
  await expect(search.commands.getByRole('option')).toHaveText([/^Today/, /^Append to today/]);
  await search.input.press('Enter');
  await expect(page).toHaveURL(`/journal/${today()}`);
  await expect(page.getByText(`Begun on ${today()}`)).toBeVisible();

  await search.open();
  await search.input.fill('>append to today');
  await expect(search.commands.getByRole('option')).toHaveText([/^Append to today/]);
  await search.input.press('Enter');
  const field = page.getByRole('textbox', { name: `Append to ${today()}` });
  await expect(field).toBeFocused();
  await field.fill('It rains.');
  await page.getByRole('button', { name: 'Append' }).click();
  await expect(field).toHaveValue('');
  expect((await account.noteBySlug(`journal/${today()}`)).content).toBe(`Begun on ${today()}\n\nIt rains.`);
  await expect(page.getByRole('link', { name: `${inWords(today())}, has a note` })).toBeVisible();
  await expectNoViolations(page, 'the page of today');

  await page.getByRole('link', { name: 'Previous day' }).click();
  await expect(page.getByRole('button', { name: 'Write this day' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to today' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open note' })).toBeVisible();
});

test('two tabs that open today at once make one note', async ({ page, account, context }) => {
  const other = await context.newPage();
  await Promise.all([page.goto('/i/today?open'), other.goto('/i/today?open')]);
  for (const tab of [page, other]) await expect(tab).toHaveURL(`/journal/${today()}`);
  const notes = (await account.list()).filter(({ title }) => title === today());
  expect(notes).toHaveLength(1);
});
