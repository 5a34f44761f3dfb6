import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { HistoryPanel } from '../../pages/history-panel.ts';

const CODE = [
  '```ts',
  '// A comment',
  '@decorated',
  'export class A extends B { x = 1; s = "text"; r = /a+/; n = null }',
  '```',
  '',
  '```diff',
  '- old',
  '+ new',
  '```',
  '',
  '- [ ] one',
  '- [x] two',
  '',
].join('\n');

async function expectNoViolation(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveClass(new RegExp(colorScheme));
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html.slice(0, 200))]);
    expect.soft(found, colorScheme).toEqual([]);
  }
}

test('note with every kind of content passes axe in both themes, code included', async ({
  page,
  account,
}) => {
  const linked = await account.note('Linked', 'Words');
  const gone = await account.note('Gone');
  const links = `[Linked](note:${linked._id}) [Gone](note:${gone._id}) [Out](https://example.org)`;
  const note = await account.note('All', `# One\n\n${links}\n\n${CODE}\n\n![A leaf](/favicon.svg "Ours")\n`);
  await account.trash(gone._id);
  await page.goto(`/${note.slug}`);
  await expect(page.locator('.hljs-deletion')).toBeVisible();
  await expect(page.locator('.hljs-keyword').first()).toBeVisible();
  await expectNoViolation(page);
});

test('history passes axe in both themes', async ({ page, account }) => {
  const note = await account.note('Soup', `Leeks and potatoes make it.\n\nGone\n\n${CODE}`);
  await account.write(note, `Leeks and carrots make it.\n\n${CODE}\n\nHere`);
  await page.goto(`/${note.slug}`);
  const history = new HistoryPanel(page);
  await history.open();
  await expect(history.root.locator('ins').first()).toBeVisible();
  await expectNoViolation(page);
});

test('category with reorderable rows passes axe in both themes', async ({ page, account }) => {
  const kitchen = await account.category('Kitchen');
  await account.category('Bread', kitchen);
  await account.pin((await account.note('Apples', '', kitchen))._id);
  await page.goto('/kitchen');
  await expect(page.getByRole('button', { name: 'Move Apples in the list' })).toBeAttached();
  await expectNoViolation(page);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('controls inside a note are visible and large enough to tap', async ({ page, account }) => {
    const note = await account.note('All', `# One\n\n${CODE}`);
    await page.goto(`/${note.slug}`);
    for (const name of ['Copy', 'Copy link to “One”']) {
      const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
      await expect(button).toHaveCSS('opacity', '1');
      const size = await button.boundingBox();
      expect(size?.height).toBeGreaterThanOrEqual(44);
      expect(size?.width).toBeGreaterThanOrEqual(44);
    }
  });
});
