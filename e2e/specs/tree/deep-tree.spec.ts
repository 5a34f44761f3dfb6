import type { Locator } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';
import { Tree } from '../../pages/tree.ts';

const LEVELS = 24;

/** Categories one in the other, with a note in the last. */
async function addLevels(account: Account): Promise<string> {
  let category = await account.category('Programming handbook');
  for (let level = 2; level <= LEVELS; level += 1) {
    category = await account.category(`Level ${level} of the long way down`, category);
  }
  return (await account.note('At the very bottom of the tree', 'Dark.', category)).slug;
}

const boxes = async (parts: Locator) => {
  const all = await Promise.all((await parts.all()).map((part) => part.boundingBox()));
  return all.filter((box) => box !== null);
};

test('note 25 levels deep keeps its header on one line and its tree legible', async ({
  account,
  notePage,
  page,
  shell,
}) => {
  const slug = await addLevels(account);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/${slug}`);
  await expect(notePage.heading).toBeVisible();
  const crumbs = shell.main.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('link')).toHaveText([
    'Programming handbook',
    'Level 24 of the long way down',
  ]);
  expect((await crumbs.boundingBox())?.height).toBeLessThan(34);
  const actions = shell.main.getByRole('button', { name: /^(Edit|Pin|Share|More)$/ });
  const rows = new Set((await boxes(actions)).map(({ y }) => Math.round(y)));
  expect(rows.size, 'rows of actions').toBe(1);

  const links = new Tree(page, 'Notes').rows.getByRole('link');
  await expect(links.last()).toBeVisible();
  const widths = (await boxes(links)).map(({ width }) => width);
  expect(widths.length).toBeGreaterThan(15);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(120);
  await expect(links.last()).toHaveAttribute(
    'title',
    /^Programming handbook \/ Level 2 .* very bottom of the tree$/,
  );
  const sidebar = await page.getByRole('complementary').boundingBox();
  for (const { x, width } of await boxes(
    new Tree(page, 'Notes').rows.getByRole('button', { name: /^Up from/ }),
  ))
    expect(x + width).toBeLessThan((sidebar?.x ?? 0) + (sidebar?.width ?? 0));

  await page.setViewportSize({ width: 390, height: 844 });
  const last = await crumbs.getByRole('listitem').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0), 'on a phone').toBeLessThanOrEqual(390);
  await crumbs.getByRole('button', { name: 'Show 23 more levels' }).click();
  await page.getByRole('menuitem', { name: 'Level 12 of the long way down' }).click();
  await expect(notePage.heading).toHaveText('Level 12 of the long way down');
});

test('sorts a category by title or date from the tree and its page, and Undo reverts it', async ({
  account,
  page,
  shell,
}) => {
  const course = await account.category('Course');
  for (const title of ['Level 10', 'Level 2', 'Level 1']) await account.note(title, title, course);
  const level2 = await account.noteBySlug('course/level-2');
  await account.write(level2, 'Changed last.');
  await page.goto('/course');
  const tree = new Tree(page, 'Notes');
  const shows = (...titles: string[]) => expect.poll(() => tree.titles()).toEqual(['Course', ...titles]);
  await shows('Level 10', 'Level 2', 'Level 1');
  await tree.openMenu('Course');
  await tree.choose('Sort by title');
  await shows('Level 1', 'Level 2', 'Level 10');
  await shell.toast('“Course” was sorted').getByRole('button', { name: 'Undo' }).click();
  await shows('Level 10', 'Level 2', 'Level 1');
  await shell.main.getByRole('button', { name: 'More', exact: true }).click();
  await tree.choose('Sort by date');
  await shows('Level 2', 'Level 1', 'Level 10');
  await expect(shell.toast('“Course” was sorted').first()).toBeVisible();
  await page.reload();
  await shows('Level 2', 'Level 1', 'Level 10');
});
