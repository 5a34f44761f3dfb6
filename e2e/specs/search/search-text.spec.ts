import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { expect, test } from '../../fixtures/test.ts';
import { MatchesInNote, SearchDialog } from '../../pages/search-dialog.ts';

const filler = (n: number) =>
  Array.from({ length: n }, (_, at) => `Paragraph ${at} about nothing.`).join('\n\n');
const text = `${filler(40)}\n\nThe **Crème** brûlée was good.\n\n${filler(40)}\n\nA creme again.`;

test('shows text matches below the title results with the match highlighted', async ({ page, account }) => {
  await account.note('Supper', text);
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('creme brulee');
  const hit = search.inText.getByRole('option');
  await expect(hit).toContainText('Supper');
  await expect(hit.locator('mark')).toHaveText(['Crème', 'brûlée']);
});

test('ranks text matches above fuzzy title matches, and Enter opens the first one', async ({
  page,
  account,
}) => {
  for (const title of ['Lantern', 'Waiter', 'Matter', 'Winter walks']) await account.note(title);
  for (const title of ['Tulips', 'Moss', 'Ferns']) await account.note(title, 'They want water twice a week.');
  await account.note('Water bills');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('water');
  const titles = search.results.locator('[role=option] [data-part=title]');
  await expect(search.inText.getByRole('option')).toHaveCount(3);
  await expect(search.similar.getByRole('option')).not.toHaveCount(0);
  const shown = await titles.allTextContents();
  expect(shown[0]).toBe('Water bills');
  expect(shown.slice(1, 4).toSorted()).toEqual(['Ferns', 'Moss', 'Tulips']);
  expect(shown.slice(4)).toContain('Waiter');

  await search.input.fill('twice a week');
  await search.input.press('Enter');
  await expect(page).toHaveURL(/\/(ferns|moss|tulips)\?find=twice/);
});

test('choosing a text match opens the note at the match, records it, and Back returns', async ({
  page,
  account,
  notePage,
}) => {
  const note = await account.note('Supper', text);
  const search = new SearchDialog(page);
  const matches = new MatchesInNote(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('creme');
  await expect(search.inText.getByRole('option')).toHaveCount(1);
  await search.input.press('ArrowUp');
  await search.input.press('Enter');
  await expect(page).toHaveURL('/supper?find=creme');
  await expect(notePage.heading).toHaveText('Supper');
  await expect(matches.chip).toContainText('2 matches of ‘creme’, at 1');
  await expect.poll(() => matches.marked()).toMatchObject({ all: ['Crème', 'creme'], current: ['Crème'] });
  await expect.poll(async () => (await matches.marked()).top).toBeGreaterThan(64);
  await expect.poll(async () => (await matches.marked()).top).toBeLessThan(700);
  await expect.poll(() => account.searchHistory()).toMatchObject([{ keyword: note._id }]);

  await matches.next.click();
  await expect.poll(() => matches.marked()).toMatchObject({ current: ['creme'] });
  await expect.poll(async () => (await matches.marked()).top).toBeLessThan(800);
  await matches.next.click();
  await expect.poll(() => matches.marked()).toMatchObject({ current: ['Crème'] });

  await page.keyboard.press('Escape');
  await expect(matches.chip).toBeHidden();
  await expect(page).toHaveURL('/supper');
  expect((await matches.marked()).all).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('link to a match can be shared and reloaded', async ({ page, account }) => {
  await account.note('Supper', text);
  const matches = new MatchesInNote(page);
  await page.goto('/supper?find=%22creme+brulee%22');
  await expect(matches.chip).toContainText('1 match of ‘"creme brulee"’');
  await expect.poll(() => matches.marked()).toMatchObject({ all: ['Crème brûlée'] });
});

test('shows a match under a former slug of the note', async ({ page, account }) => {
  await account.rename(await account.note('Supper', text), 'Dinner');
  const matches = new MatchesInNote(page);
  await page.goto('/supper?find=creme');
  await expect(matches.chip).toContainText('2 matches');
  await expect(page).toHaveURL('/dinner?find=creme');
});

test('titles remain searchable when text search fails', async ({ page, account, consoleGuard }) => {
  consoleGuard.allow(/503/);
  await account.note('Garden');
  await page.route('**/api/u-notes/search/content*', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'X', message: 'No' } }),
  );
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('garden');
  await expect(search.option(search.results, /Garden/)).toBeVisible();
  await expect(search.dialog.getByText('Couldn’t search the text')).toBeVisible();
  await page.unroute('**/api/u-notes/search/content*');
  await search.button('Try again').click();
  await expect(search.dialog.getByText('Couldn’t search the text')).toBeHidden();
});

test('queries texts once typing pauses, without operators, and not for commands', async ({
  page,
  account,
}) => {
  await account.note('Garden', 'Roses and tulips.');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/search/content')) asked.push(searchParams.get('q') ?? '');
  });
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.pressSequentially('roses', { delay: 20 });
  await expect.poll(() => asked.at(-1)).toBe('roses');
  await expect(search.inText.getByRole('option')).toHaveText([/Garden/]);
  // A slow machine may make a pause of its own, but never one at each key.
  expect(asked.length).toBeLessThan(5);
  asked.length = 0;
  for (const words of ['>theme', "'", '!roses', '^', 'a | b']) {
    await search.input.fill(words);
    await expectThroughout(() => expect(asked).toEqual([]), 250);
  }
  await search.input.fill("'tulips");
  await expect(search.inText.getByRole('option')).toHaveText([/Garden/]);
  expect(asked).toEqual(['tulips']);
});
