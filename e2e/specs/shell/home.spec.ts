import { expect, test } from '../../fixtures/test.ts';

test('first steps add and remove examples in one click each and mark what is done', async ({
  page,
  account,
  shell,
  notePage,
}) => {
  await page.goto('/');
  const steps = shell.main.getByRole('region', { name: 'First steps' });
  await steps.getByRole('button', { name: 'Load example notes' }).click();
  await expect(page.getByText(/^\d example notes are in your tree$/)).toBeVisible();
  await expect(shell.entry('Examples')).toBeVisible();
  const examples = (await account.list()).length;
  expect(examples).toBeGreaterThan(5);
  await steps.getByRole('button', { name: 'Remove example notes' }).click();
  await expect(shell.entry('Examples')).toBeHidden();
  expect(await account.list()).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shell.entry('Examples')).toBeVisible();
  expect(await account.list()).toHaveLength(examples);

  await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(1);
  await steps.getByRole('button', { name: 'New note' }).click();
  await expect(notePage.text).toBeVisible();
  await notePage.titleInput.fill('My first');
  await notePage.done.click();
  await shell.title.click();
  await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(2);
  await steps.getByRole('button', { name: 'Hide' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(shell.main.getByRole('link', { name: /My first/ })).toBeVisible();
  await expect(steps).toBeHidden();
  // Somebody has written in there meanwhile.
  await account.note('Mine', 'In between.', await account.categoryAt('examples'));
  await page.reload();
  await shell.main.getByRole('button', { name: 'Remove example notes' }).click();
  const asked = page.getByRole('alertdialog');
  await expect(asked).toContainText('A note that you wrote or changed');
  await asked.getByRole('button', { name: 'Remove example notes' }).click();
  await expect(shell.entry('Examples')).toBeHidden();
});

test('home lists an unfinished note and remembers the open tab', async ({ page, account, shell }) => {
  await account.note('Plan', 'Words to count.');
  const draft = await account.note('');
  await page.goto('/');
  const tab = shell.main.getByRole('tab', { name: 'Report' });
  const place = await tab.boundingBox();
  await tab.click();
  await expect(shell.main.getByRole('heading', { name: 'Days of writing' })).toBeVisible();
  expect((await tab.boundingBox())?.x).toBe(place?.x);
  await expect.poll(account.dashboardTab).toBe('report');
  await page.reload();
  await expect(shell.main.getByRole('tab', { name: 'Report' })).toHaveAttribute('aria-selected', 'true');
  await expect(shell.main.getByRole('heading', { name: 'Days of writing' })).toBeVisible();
  await shell.main.getByRole('list', { name: 'Drafts' }).getByRole('link').click();
  await expect(page).toHaveURL(`/${draft.slug}`);
});

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test("shows pictures of the product in the visitor's theme", async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url().replace(/^.*\/|\..*$/g, ''));
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/');
    const first = page.getByRole('img', { name: /A note with its table of contents/ });
    const drawn = () => first.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(drawn).toBeGreaterThan(1_000);
    const box = await first.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.6, 1);
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect.poll(() => fetched).toContain('note-dark');
    for (const far of [/while it is written/, /The search/])
      await expect(page.getByRole('img', { name: far })).toHaveAttribute('loading', 'lazy');
  });
});

test('recent notes stand below their days with two lines of text, pinned ones on cards above', async ({
  page,
  account,
  shell,
}) => {
  const kitchen = await account.category('Kitchen');
  const bread = await account.note('Bread', '## Flour\n\nKnead it for **ten minutes**.', kitchen);
  await account.note('Soup', 'Onions first.');
  await account.pin(bread._id);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/notes/previews')) calls.push(request.url());
  });
  await page.goto('/');
  const today = shell.main.getByRole('region', { name: 'Today' }).getByRole('listitem');
  await expect(today.filter({ hasText: 'Bread' })).toContainText('in Kitchen');
  await expect(today.filter({ hasText: 'Bread' })).toContainText('Flour Knead it for ten minutes.');
  await expect(today.filter({ hasText: 'Soup' })).toContainText('Onions first.');
  await expect(shell.main.getByRole('region', { name: 'Pinned' }).getByRole('link')).toHaveText(
    /Bread.*Knead it.*in Kitchen/,
  );
  expect(calls).toHaveLength(1);
});
