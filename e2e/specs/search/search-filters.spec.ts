import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

test('filters limit what is found, are shown as chips, and are removed by mouse and keyboard', async ({
  page,
  account,
}) => {
  const work = await account.category('My Work');
  await account.note('Plan', 'apples\n\n- [ ] buy', work);
  await account.note('Report', 'apples and pears', work);
  await account.note('Home', 'apples\n\n- [ ] bake');
  const search = new SearchDialog(page);
  const chips = search.dialog.getByRole('list', { name: 'Filters' });
  const titles = search.inText.getByRole('option').locator('[data-part=title]');
  await page.goto('/');
  await search.open();
  await search.input.fill('in:"my work" has:task apples -pears');
  await expect(titles).toHaveText(['Plan']);
  await expect(chips.getByRole('listitem')).toHaveText(['in: my work', 'has: task', 'not: pears']);
  await expectNoViolations(page, 'the search with chips');

  await search.button('Remove the filter has: task').click();
  await expect(search.input).toHaveValue('in:"my work" apples -pears');
  await expect(search.input).toBeFocused();
  await search.button('Remove the filter not: pears').focus();
  await page.keyboard.press('Enter');
  await expect(search.input).toHaveValue('in:"my work" apples');
  await expect(titles).toHaveText(['Report', 'Plan']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/my-work\/(plan|report)\?find=apples$/);
});

test('a filter that cannot be used is said in a sentence, and nothing is sent', async ({ page, account }) => {
  await account.note('Plan', 'apples');
  const search = new SearchDialog(page);
  await page.goto('/');
  await search.open();
  await search.input.fill('apples before:soon');
  await expect(search.dialog.getByText(/before: takes a day such as before:2026-12-01/)).toBeVisible();
  await search.input.fill('apples in:Nowhere');
  await expect(search.dialog.getByText(/There is no category “Nowhere”/)).toBeVisible();
  await search.input.fill('apples after:2020-01-01');
  await expect(search.inText.getByRole('option')).toContainText(['Plan']);
});
