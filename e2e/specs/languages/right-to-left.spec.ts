import { plantGarden, test } from '../../fixtures/notes/notes-tree.ts';
import { expect } from '../../fixtures/test.ts';

test.use({ locale: 'ar-EG' });

test('left opens a category and right closes it, and its arrow points to the left', async ({
  account,
  page,
}) => {
  await plantGarden(account);
  await page.goto('/');
  const garden = page.getByRole('treeitem', { name: 'Garden', exact: true });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(garden.locator('.lucide-chevron-right')).toHaveCSS('scale', '-1 1');
  await garden.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(garden).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(garden).toHaveAttribute('aria-expanded', 'false');
});

test('the sidebar stands at the right, and its edge is dragged and moved by keys from there', async ({
  account,
  page,
}) => {
  await account.note('Plan', 'Text.');
  await page.goto('/plan');
  const edge = page.getByRole('complementary').getByRole('separator');
  await expect(edge).toHaveAttribute('aria-valuenow', '320');
  const right = await page.getByRole('complementary').evaluate((bar) => bar.getBoundingClientRect().right);
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(right - 400, 300, { steps: 5 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  await edge.focus();
  await page.keyboard.press('ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', '380');
});

test('a note has the direction of its own words, while it is read and while it is written', async ({
  account,
  page,
}) => {
  await account.note('Plan', 'Buy pears.\n\n- apples');
  await account.note('Kalima', 'كلمات عربية');
  await page.goto('/plan');
  const words = page.getByText('Buy pears.').last();
  await expect(words).toHaveCSS('direction', 'ltr');
  await page.keyboard.press('e');
  await expect(page.locator('[contenteditable=true]').getByText('Buy pears.')).toHaveCSS('direction', 'ltr');
  await page.goto('/kalima');
  await expect(page.getByText('كلمات عربية').last()).toHaveCSS('direction', 'rtl');
});
