import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';

const WIDTHS = [1440, 1024, 390];
const PATHS = [
  '/',
  '/garden',
  '/garden/beans',
  '/garden/rose',
  '/i/trash',
  '/i/shared',
  '/i/notifications',
  '/i/youtube',
  '/i/requests',
  '/i/searches',
  '/i/templates',
  '/i/today',
  '/i/tags',
  '/i/transfer',
  '/i/tasks',
  '/i/new',
  '/i/account',
  '/i/connections',
  '/i/people',
  '/i/releases',
  '/i/about',
];

async function addItems(account: Account) {
  const garden = await account.category('Garden');
  await account.note('Beans', '# Soil\n\nSome words of it.', garden);
  const rose = await account.note('Rose', 'Thorns.', garden);
  await account.trash(rose._id);
  const { href } = await account.share(garden._id);
  return href;
}

const leftOf = async (page: Page) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first();
  await expect(heading).toBeVisible();
  return (await heading.boundingBox())?.x;
};

test('every page begins at the same left edge', async ({ account, consoleGuard, page }) => {
  test.slow();
  // The trashed note is first looked for among the others.
  consoleGuard.allow(/404/);
  const shared = await addItems(account);
  const paths = [...PATHS, shared];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const edges: Record<string, number | undefined> = {};
    for (const path of paths) {
      await page.goto(path);
      edges[path] = await leftOf(page);
    }
    const [first] = Object.values(edges);
    expect(edges, `at ${width} px`).toEqual(Object.fromEntries(paths.map((path) => [path, first])));
  }
});

test('tabs of the home page begin at the same left edge', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const panel = page.getByRole('tabpanel');
  await page.getByRole('tab', { name: 'Report' }).click();
  await expect(panel.getByRole('heading').first()).toBeVisible();
  const report = await panel.boundingBox();
  await page.getByRole('tab', { name: 'Recent' }).click();
  await expect(panel.getByRole('heading').first()).toBeVisible();
  const recent = await panel.boundingBox();
  expect([recent?.x, recent?.y]).toEqual([report?.x, report?.y]);
});
