import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';

const widthOf = async (sidebar: import('@playwright/test').Locator) => (await sidebar.boundingBox())?.width;

test('sidebar is resized by drag and by keys, keeps its width, and a double click resets it', async ({
  account,
  page,
}) => {
  await account.note('Plan', 'Text.');
  await page.goto('/plan');
  const sidebar = page.getByRole('complementary');
  const edge = sidebar.getByRole('separator', { name: 'Width of the sidebar' });
  await expect(edge).toHaveAttribute('aria-valuenow', '320');
  await edge.hover();
  await page.mouse.down();
  await page.mouse.move(400, 300, { steps: 5 });
  await page.mouse.up();
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  await page.mouse.move(700, 300);
  await expect(edge).toHaveAttribute('aria-valuenow', '400');
  await edge.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => widthOf(sidebar)).toBe(380);
  await page.keyboard.press('End');
  await expect.poll(() => widthOf(sidebar)).toBe(420);
  await page.keyboard.press('Home');
  await expect.poll(() => widthOf(sidebar)).toBe(240);

  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift') ?? 0) + Number(entry.value) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await expect(sidebar.getByRole('treeitem', { name: 'Plan' })).toBeVisible();
  await expect(edge).toBeAttached();
  expect(await widthOf(sidebar)).toBe(240);
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shift') ?? 0))).toBeLessThan(0.02);
  await edge.dblclick();
  await expect.poll(() => widthOf(sidebar)).toBe(320);
});

test('sidebar is resized without dragging, by two commands', async ({ page }) => {
  await page.goto('/');
  const edge = page.getByRole('separator', { name: 'Width of the sidebar' });
  await expect(edge).toHaveAttribute('aria-valuenow', '320');
  const search = new SearchDialog(page);
  for (const [words, width] of [
    ['wider', '360'],
    ['narrower', '320'],
  ] as const) {
    await search.open();
    await search.input.fill(`>${words}`);
    await search.commands.getByRole('option').first().click();
    await expect(edge).toHaveAttribute('aria-valuenow', width);
  }
});

/** Colors of what is shown in a part of the window. A screenshot of that part alone would repaint it. */
async function colorsIn(page: Page, part: { x: number; y: number; width: number; height: number }) {
  const png = (await page.screenshot()).toString('base64');
  const canvas = await page.context().newPage();
  const colors = await canvas.evaluate(
    async ([bytes, { x, y, width, height }]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${bytes}`;
      await image.decode();
      const pen = new OffscreenCanvas(width, height).getContext('2d');
      pen?.drawImage(image, -x, -y);
      const pixels = new Uint32Array(
        pen?.getImageData(0, 0, width, height).data.buffer ?? new ArrayBuffer(0),
      );
      return [...new Set(pixels)];
    },
    [png, part] as const,
  );
  await canvas.close();
  return colors;
}

test('beside the sidebar is paper, with nothing of pages that were open before', async ({
  account,
  page,
  networkIdle,
}) => {
  await account.note('Plan', Array.from({ length: 12 }, (_, at) => `- [ ] Part ${at} #work`).join('\n'));
  for (const address of ['/i/tags', '/i/tasks', '/i/today']) {
    await page.goto(address);
    await expect(page.getByRole('separator', { name: 'Width of the sidebar' })).toBeAttached();
    await networkIdle();
    expect(await colorsIn(page, { x: 320, y: 70, width: 8, height: 720 }), address).toHaveLength(1);
  }
});

test('sidebar is hidden and shown by its button and its key, also after a reload', async ({
  account,
  page,
  shell,
}) => {
  await account.note('Plan', 'Text.');
  await page.goto('/plan');
  const sidebar = page.getByRole('complementary');
  await page.getByRole('button', { name: 'Hide sidebar' }).click();
  await expect(sidebar).toHaveCount(0);
  await page.reload();
  await expect(shell.main.getByText('Text.')).toBeVisible();
  await expect(sidebar).toHaveCount(0);
  // The shortcuts are bound when the page is idle.
  await expect(async () => {
    await page.keyboard.press('Control+\\');
    await expect(sidebar).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Control+\\');
  await expect(sidebar).toHaveCount(0);
  await page.getByRole('button', { name: 'Show sidebar' }).click();
  await expect(sidebar).toBeVisible();
  await page.keyboard.press('?');
  await expect(shell.dialog('Keyboard shortcuts').getByText('Hide or show the sidebar')).toBeVisible();
});

test('Recent has the notes that were opened last, Pinned what is pinned, and both stay open', async ({
  account,
  page,
}) => {
  const work = await account.category('Work');
  for (const title of ['Beans', 'Roses', 'Trams']) await account.note(title, 'Text.', work);
  const plan = await account.note('Plan', 'Text.');
  await account.pin(plan._id);
  const sidebar = page.getByRole('complementary');
  const tree = sidebar.getByRole('tree');
  await page.goto('/work/beans');
  await tree.getByRole('treeitem', { name: 'Roses' }).getByRole('link').click();
  const recent = sidebar.getByRole('button', { name: 'Recent' });
  await recent.click();
  const lists = sidebar.getByRole('listitem');
  await expect(lists).toHaveText(['Roses', 'Beans']);
  await lists.getByRole('link', { name: 'Beans' }).click();
  await expect(page).toHaveURL(/\/work\/beans$/);
  await expect(lists).toHaveText(['Beans', 'Roses']);
  await sidebar.getByRole('button', { name: 'Pinned' }).click();
  await expect(lists).toHaveText(['Beans', 'Roses', 'Plan']);
  await page.reload();
  await expect(lists).toHaveText(['Beans', 'Roses', 'Plan']);
  await sidebar.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu does not move under a finger while its parts arrive', async ({ account, page, shell }) => {
    await account.note('Plan', 'Text.');
    // The links above the tree arrive last.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      const isLate = (await response.text()).includes('my-note.open-groups');
      if (isLate) await new Promise((resolve) => setTimeout(resolve, 4_000));
      await route.fulfill({ response });
    });
    await page.goto('/');
    await expect(shell.menuButton).toBeVisible();
    await page.evaluate(() => {
      const seen = new Set<number>();
      Object.assign(window, { seen });
      const look = () => {
        const row = document.querySelector('[role=treeitem]');
        if (row) seen.add(Math.round(row.getBoundingClientRect().y));
        requestAnimationFrame(look);
      };
      look();
    });
    await shell.menuButton.tap();
    await expect(shell.entry('Plan')).toBeVisible();
    await expect(shell.dialog('Menu').getByRole('link', { name: 'Home' })).toBeVisible();
    expect(await page.evaluate(() => [...Reflect.get(window, 'seen')])).toHaveLength(1);
  });
});
