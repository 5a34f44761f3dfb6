import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test('results show the category title, a highlighted title and a highlighted slug, and link to /{slug}', async ({
  page,
  account,
}) => {
  const travel = await account.category('Travel');
  await account.note('Packing list', '', travel);
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('packing');
  const result = search.option(search.results, /Packing list/).first();
  await expect(result).toContainText('Travel');
  await expect(result.locator('mark')).toHaveText(['Packing', 'packing']);
  await expect(result).toHaveAttribute('href', '/travel/packing-list');
});

test('matches fuzzily over title and slug', async ({ page, account }) => {
  await account.note('Sourdough bread');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('sourdugh');
  await expect(search.option(search.results, /Sourdough bread/)).toBeVisible();
});

test("leading ' matches exactly, as the hint says", async ({ page, account }) => {
  await account.note('My note');
  await account.note('My knot');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('note');
  await expect(search.results.getByRole('option')).toHaveCount(2);
  for (const words of ["'note", "'note'"]) {
    await search.input.fill(words);
    await expect(search.results.getByRole('option')).toHaveText([/My note/]);
  }
});

test('ranks literal matches first: title, start, word, part, slug', async ({ page, account }) => {
  const list = await account.category('List');
  await account.note('Tulips', '', list);
  await account.note('Enlisted');
  await account.note('Reading list');
  await account.note('Lists of things');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('list');
  await expect(search.results.locator('[role=option] [data-part=title]')).toHaveText([
    'List',
    'Lists of things',
    'Reading list',
    'Enlisted',
    'Tulips',
  ]);
});

test('choosing a result closes the dialog and records the search', async ({ page, account, notePage }) => {
  const note = await account.note('Sourdough bread');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('bread');
  await search.option(search.results, /Sourdough/).click();
  await expect(search.dialog).toBeHidden();
  await expect(page).toHaveURL('/sourdough-bread');
  await expect(notePage.heading).toHaveText('Sourdough bread');
  await expect
    .poll(async () => (await account.searchHistory()).map(({ keyword }) => keyword))
    .toEqual([note._id]);

  await search.open();
  await expect(search.option(search.history, /Sourdough bread/)).toBeVisible();
});

test('announces the number of results', async ({ page, account }) => {
  await account.note('Garden', 'Nothing about it.');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('garden');
  await expect(search.count).toHaveText('1 result');
  await search.input.fill('xqzjkv');
  await expect(search.count).toHaveText('0 results');
  await expect(search.dialog.getByText('Nothing found.')).toBeVisible();
});

test('prefix setting limits the search to matching slugs, and a chip says so', async ({ page, account }) => {
  const work = await account.category('Work');
  await account.note('Garden at work', 'Roses', work);
  await account.note('Garden at home', 'Roses');
  await account.setting({ key: 'onlyShowNotesWithPrefix', value: 'work' });
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await expect(search.dialog.getByText('Only: work')).toBeVisible();
  await search.input.fill('garden');
  await expect(search.results.getByRole('option')).toHaveText([/Garden at work/]);
  await search.input.fill('roses');
  await expect(search.inText.getByRole('option')).toHaveText([/Garden at work/]);
});

test('finds a new note without a reload', async ({ page, shell, notePage }) => {
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.press('Escape');
  await shell.add('New note');
  await notePage.titleInput.fill('Rhubarb');
  await expect(notePage.saved).toBeVisible();
  await notePage.done.click();
  await expect(page).toHaveURL('/rhubarb');
  await search.open();
  await search.input.fill('rhubarb');
  await expect(search.option(search.results, /Rhubarb/)).toBeVisible();
});

test('search runs in a worker and can be retried when the worker fails to start', async ({
  page,
  account,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|Failed to load|Failed to fetch/);
  await account.note('Garden');
  const search = new SearchDialog(page);
  const started = page.waitForEvent('worker');
  await page.goto('/');
  await search.open();
  const script = (await started).url();
  await page.route(script, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await search.open();
  await search.input.fill('garden');
  await expect(search.dialog.getByRole('alert')).toContainText('Couldn’t start the search.');
  await page.unroute(script);
  await search.button('Try again').click();
  await expect(search.option(search.results, /Garden/)).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});
