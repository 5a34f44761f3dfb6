import { readsList } from '../../fixtures/notes/list-calls.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Tree } from '../../pages/tree.ts';

/** How long a change elsewhere may take to show; one of the two tabs learns of it from the other. */
const SOON = { timeout: 3_000 };

test('changes from another device show in the tree of every open tab, and own changes trigger no refetch', async ({
  account,
  context,
  notePage,
  page,
  consoleGuard,
}) => {
  // What a link leads to is fetched ahead, and here in the moment in which it goes to the trash.
  consoleGuard.allow(/404 .*by-slug\?slug=roses/);
  const garden = await account.category('Garden');
  const beans = await account.note('Beans', 'Climb.', garden);
  await page.goto('/garden/beans');
  await expect(notePage.heading).toHaveText('Beans');
  const second = await context.newPage();
  await second.goto('/garden');
  const trees = [new Tree(page, 'Notes'), new Tree(second, 'Notes')];
  const [tree] = trees;
  // Both tabs receive changes from here on.
  const show = async (titles: string[], options?: { timeout: number }) => {
    for (const one of trees) await expect.poll(() => one.titles(), options).toEqual(titles);
  };
  await account.category('Start');
  await show(['Garden', 'Beans', 'Start']);

  await account.rename(beans, 'Runner beans');
  await show(['Garden', 'Runner beans', 'Start'], SOON);
  await expect(notePage.heading).toHaveText('Runner beans');
  await expect(page).toHaveURL(/\/garden\/runner-beans$/);
  const roses = await account.note('Roses', 'Thorns.', garden);
  await show(['Garden', 'Runner beans', 'Roses', 'Start'], SOON);
  await account.change(roses, { category: null });
  await show(['Garden', 'Runner beans', 'Start', 'Roses'], SOON);
  await account.trash(roses._id);
  await show(['Garden', 'Runner beans', 'Start'], SOON);

  const lists: string[] = [];
  page.on('request', (request) => {
    if (readsList(request)) lists.push(request.url());
  });
  await tree?.row('Start').focus();
  await tree?.press('F2');
  await tree?.renameField.fill('End');
  await tree?.press('Enter');
  await show(['Garden', 'Runner beans', 'End'], SOON);
  expect(lists, 'the tab that renamed knows it already').toEqual([]);
});
