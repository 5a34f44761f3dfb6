import { expect, test } from '../../fixtures/test.ts';

test('fixed 4rem top bar shows the product title as a link to /', async ({ page, account, shell }) => {
  const note = await account.note('Long', Array.from({ length: 200 }, (_, at) => `Line ${at}\n`).join('\n'));
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('Line 199')).toBeAttached();
  await page.mouse.wheel(0, 3000);
  const bar = page.getByRole('banner');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const box = await bar.boundingBox();
  expect(box?.y).toBe(0);
  // 64 pixels and the hairline below.
  expect(Math.round(box?.height ?? 0)).toBe(65);
  await shell.title.click();
  await expect(page).toHaveURL('/');
});

test('sidebar is 320 pixels wide and lists the tree, then Tasks, Today, Tags, Sharing, Trash, and Issue report / Feature request', async ({
  page,
  account,
  shell,
}) => {
  await account.note('Plan');
  await page.goto('/');
  const sidebar = page.getByRole('complementary');
  await expect(sidebar.getByRole('treeitem', { name: 'Plan' })).toBeVisible();
  expect((await sidebar.boundingBox())?.width).toBe(320);
  await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveText([
    'Tasks',
    'Today',
    'Tags',
    'Sharing',
    'Trash',
    'Issue report / Feature request',
  ]);
  await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
  await page.reload();
  await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveText([
    'Tasks',
    'Today',
    'Tags',
    'Sharing',
    'Youtube Reader',
    'Trash',
    'Issue report / Feature request',
  ]);
  await shell.goTo('Sharing');
  await expect(page).toHaveURL('/i/shared');
});

test('page can hide the sidebar', async ({ page, account, shell }) => {
  const note = await account.note('Open to all', 'Read along.');
  const { href } = await account.share(note._id);
  await page.goto(href);
  await expect(shell.main.getByText('Read along.')).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
});

test.describe('small screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('hamburger button toggles the menu', async ({ page, account, shell }) => {
    await account.note('Plan');
    await page.goto('/');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await shell.menuButton.click();
    await expect(shell.entry('Plan')).toBeVisible();
    await shell.entry('Plan').getByRole('link').click();
    await expect(page).toHaveURL('/plan');
    await expect(shell.entry('Plan')).toHaveCount(0);
  });

  test('top bar is hidden while editing a note', async ({ page, account, notePage }) => {
    const note = await account.note('Plan', 'Text.');
    await page.goto(`/${note.slug}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await notePage.edit.click();
    await expect(notePage.text).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await notePage.done.click();
    await expect(page.getByRole('banner')).toBeVisible();
  });

  test('every control of the shell is at least 44 pixels tall and wide', async ({ page, account, shell }) => {
    await account.note('Plan');
    await page.goto('/');
    await shell.menuButton.click();
    await expect(shell.entry('Plan')).toBeVisible();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], [role=treeitem], input')]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden=true]'))
        .map((element) => ({
          name: element.getAttribute('aria-label') ?? element.textContent,
          box: element.getBoundingClientRect(),
        }))
        .filter(
          ({ box }) => box.width > 1 && box.height > 1 && Math.round(Math.min(box.height, box.width)) < 44,
        )
        .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
    );
    expect(small).toEqual([]);
  });
});
