import type { Locator } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const box = async (locator: Locator) => {
  const found = await locator.boundingBox();
  if (!found) throw new Error('Not on the screen');
  return found;
};
const middleOf = async (locator: Locator) => {
  const { y, height } = await box(locator);
  return y + height / 2;
};

test('rows of all lists begin at the edge of the title, and their washes end alike', async ({
  page,
  account,
  shell,
}) => {
  await account.note('Plan', 'Text');
  await account.openShareAsVisitor('Recipe');
  await account.trash((await account.note('Old plan'))._id);
  for (const [path, row, text] of [
    ['/', 'li a', 'Plan'],
    ['/i/trash', 'li > div > div', 'Old plan'],
    ['/i/notifications', 'li > div', 'Someone opened your share link'],
  ] as const) {
    await page.goto(path);
    const shown = shell.main.locator(row).filter({ hasText: text }).first();
    const heading = await box(shell.main.getByRole('heading', { level: 1 }));
    await expect(shown, path).toBeVisible();
    const { x } = await box(shown);
    expect.soft(heading.x - x, `${path}: reach of the wash`).toBe(12);
  }
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('what is done with trashed items stands on one line with them', async ({
    page,
    account,
    trashPage,
  }) => {
    await account.trash((await account.category('A category with a title that is long'))._id);
    await account.trash((await account.note('Old plan'))._id);
    await page.goto('/i/trash');
    const row = trashPage.row('A category');
    const middle = await middleOf(row.locator('> div > div').first());
    for (const button of [/^Restore/, /^Delete for good/]) {
      const action = row.getByRole('button', { name: button });
      expect(Math.abs((await middleOf(action)) - middle)).toBeLessThan(2);
    }
    await trashPage.select('Old plan');
    const all = await middleOf(page.getByRole('checkbox', { name: 'Select all' }));
    for (const name of ['Restore selected', 'Delete selected for good']) {
      expect(Math.abs((await middleOf(trashPage.button(name))) - all)).toBeLessThan(2);
      const { x, width } = await box(trashPage.button(name));
      expect(x + width).toBeLessThanOrEqual(360);
    }
  });
});
