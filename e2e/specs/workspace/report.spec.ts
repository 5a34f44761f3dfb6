import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { expect, test } from '../../fixtures/test.ts';

const words = (count: number): string => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');

test('report shows the counts in charts, in tables and in print', async ({
  page,
  account,
  shell,
  networkIdle,
}) => {
  const garden = await account.category('Garden');
  await account.note('Tulips', words(30), garden);
  const roses = await account.note('Roses', words(60), garden);
  await account.note('Agenda', words(10));
  await account.share(roses._id);
  await page.goto('/');
  await shell.main.getByRole('tab', { name: 'Report' }).click();
  const part = (name: string) => shell.main.getByRole('region', { name, exact: true });
  const figure = (name: string) =>
    shell.main.locator('dl > *').filter({ hasText: name }).getByRole('definition');

  await expect(figure('Notes')).toHaveText('3');
  await expect(figure('Words')).toHaveText('100');
  await expect(figure('Categories')).toHaveText('1');
  await expect(figure('Shared')).toHaveText('1');
  await expect(part('Days of writing')).toContainText('1 day with changes in the last year');
  await expect(part('Words per category')).toContainText('“Garden” has the most, 90% of all words.');
  await expect(part('Words per category').getByRole('link', { name: 'Garden' })).toHaveAttribute(
    'href',
    '/garden',
  );
  await expect(part('Largest notes').getByRole('link')).toHaveText(['Roses', 'Tulips', 'Agenda']);
  await expect(part('Shared notes').getByRole('link', { name: 'Roses' })).toHaveAttribute(
    'href',
    '/garden/roses',
  );
  await expect(part('Storage')).toContainText('in total');

  for (const title of ['Days of writing', 'Words per category']) {
    await shell.main.getByRole('button', { name: `Show as table: ${title}` }).press('Enter');
    await expect(shell.main.getByRole('table', { name: title })).toBeVisible();
  }
  await expect(part('Words per category').getByRole('row', { name: /^Garden/ })).toHaveText('Garden902');
  await networkIdle();
  await expectNoViolations(page, 'the report');

  // Dark from the last look; paper is light.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('complementary')).toBeHidden();
  await expect(shell.main.getByRole('tab', { name: 'Report' })).toBeHidden();
  await expect(shell.main.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(shell.main.getByRole('heading', { name: /^Usage report/ })).toBeVisible();
  await expect(part('Largest notes')).toHaveCSS('color', 'rgb(31, 29, 26)');
  // Without the report everything is on paper again.
  await page.emulateMedia({ media: 'screen' });
  await shell.main.getByRole('tab', { name: 'Recent' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeVisible();
});
