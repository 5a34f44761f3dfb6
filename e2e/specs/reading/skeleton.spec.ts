import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';

async function addItems(account: Account) {
  const garden = await account.category('Garden');
  const text = Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\nSome words of it.\n`).join('\n');
  await account.note('Beans', text, garden);
  await account.note('Roses', 'Thorns.', garden);
}

test('skeleton of a note has the same edges as the note', async ({ account, notePage, page }) => {
  await addItems(account);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/remotes\/notes\/.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  // Scripts that are held hold back the load event.
  await page.goto('/garden/beans', { waitUntil: 'commit' });
  const skeleton = page.getByRole('main').getByRole('status').locator('article');
  await expect(skeleton).toBeVisible();
  const before = await skeleton.boundingBox();
  answer();
  await expect(notePage.heading).toHaveText('Beans');
  const after = await page.getByRole('main').locator('article').boundingBox();
  expect([before?.x, before?.y, before?.width]).toEqual([after?.x, after?.y, after?.width]);
});
