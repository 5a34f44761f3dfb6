import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';

const filler = Array.from({ length: 40 }, (_, at) => `Line ${at}.`).join('\n\n');
const TEXT = `# First\n\n${filler}\n\n## Über uns\n\n${filler}\n\n### Deep\n\n${filler}\n\n#### Deeper\n\n${filler}`;
const contents = (page: Page) => page.getByRole('navigation', { name: 'Table of contents' });
/** Position of a heading, in pixels below the top of the window. */
const topOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('heading', { name, exact: true })
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

test.describe('table of contents', () => {
  test.use({ viewport: { width: 1600, height: 900 } });

  test('is titled Table of contents, 300px wide, and built from h1, h2 and h3, indented 30px per level', async ({
    page,
    account,
  }) => {
    const note = await account.note('Essay', TEXT);
    await page.goto(`/${note.slug}`);
    const links = contents(page).getByRole('link');
    await expect(links).toHaveText(['First', 'Über uns', 'Deep']);
    expect((await contents(page).boundingBox())?.width).toBe(300);
    await expect(contents(page).getByText('Table of contents')).toBeVisible();
    const lefts = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
    expect(lefts.map((left) => left - (lefts[0] ?? 0))).toEqual([0, 30, 60]);
  });

  test('takes no room from the column: it is narrower, or behind a button', async ({ page, account }) => {
    const note = await account.note('Essay', TEXT);
    const column = page.getByRole('main').getByRole('article');
    const button = page.getByRole('button', { name: 'Table of contents' });
    for (const width of [1440, 1280, 1200]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${note.slug}`);
      await expect(column.getByRole('heading', { name: 'First' })).toBeVisible();
      expect((await column.boundingBox())?.width, `at ${width} px`).toBe(704);
      await expect(width > 1200 ? contents(page) : button).toBeVisible();
      await expect(width > 1200 ? button : contents(page)).toBeHidden();
    }
  });

  test('clicking a heading scrolls to its anchor, and the heading nearest the scroll position is bold', async ({
    page,
    account,
  }) => {
    const note = await account.note('Essay', TEXT);
    await page.goto(`/${note.slug}`);
    const weightOf = (name: string) =>
      contents(page)
        .getByRole('link', { name, exact: true })
        .evaluate((link) => Number(getComputedStyle(link).fontWeight));
    await expect.poll(() => weightOf('First')).toBe(700);
    await contents(page).getByRole('link', { name: 'Über uns' }).click();
    await expect(page).toHaveURL(`/${note.slug}#${encodeURIComponent('über-uns')}`);
    await expect.poll(() => topOf(page, 'Über uns')).toBeLessThan(140);
    await expect.poll(() => weightOf('Über uns')).toBe(700);
    expect(await weightOf('First')).toBe(400);
  });

  test('is hidden while editing', async ({ page, account, notePage }) => {
    const note = await account.note('Essay', TEXT);
    await page.goto(`/${note.slug}`);
    await expect(contents(page)).toBeVisible();
    await notePage.edit.click();
    await expect(notePage.text).toBeVisible();
    await expect(contents(page)).toHaveCount(0);
  });
});

test('link to #{id} scrolls the heading below the top bar', async ({ page, account }) => {
  await page.setViewportSize({ width: 1199, height: 800 });
  const note = await account.note('Essay', TEXT);
  await page.goto(`/${note.slug}#${encodeURIComponent('über-uns')}`);
  await expect.poll(() => topOf(page, 'Über uns')).toBeLessThan(140);
  expect(await topOf(page, 'Über uns')).toBeGreaterThanOrEqual(64);
  // The margin has no room for it.
  await expect(contents(page)).toBeHidden();
});

test('reaches headings whose ids clash with page elements from the URL, a link and the table of contents', async ({
  page,
  account,
}) => {
  const names = ['Images', 'Method', 'Title', 'Name', 'Style', 'Content'];
  const text = names.map((name) => `## ${name}\n\n${filler}`).join('\n\n');
  const note = await account.note('Recipe', `[The method](#method)\n\n${text}`);
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`/${note.slug}#content`);
  await expect.poll(() => topOf(page, 'Content')).toBeLessThan(140);
  await expect(contents(page).getByRole('link')).toHaveText(names);
  await page.getByRole('link', { name: 'The method' }).click();
  await expect(page).toHaveURL(`/${note.slug}#method`);
  await expect.poll(() => topOf(page, 'Method')).toBeLessThan(140);
  expect(await topOf(page, 'Method')).toBeGreaterThanOrEqual(64);
  // Back leads to where the link was followed.
  await page.goBack();
  await expect(page).toHaveURL(`/${note.slug}#content`);
  await expect(page.getByRole('link', { name: 'The method' })).toBeInViewport();
});

test('shows breadcrumbs, and previous and next links among siblings that fall back to the parent', async ({
  page,
  account,
  shell,
}) => {
  const kitchen = await account.category('Kitchen');
  const bread = await account.category('Bread', kitchen);
  await account.note('Rye', '', bread);
  await account.note('Spelt', '', bread);
  await page.goto('/kitchen/bread/rye');
  const crumbs = shell.main.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('link')).toHaveText(['Kitchen', 'Bread']);
  const beside = shell.main.getByRole('navigation', { name: 'Previous and next' });
  await expect(beside.getByRole('link')).toHaveText([/Bread/, /Spelt/]);
  await beside.getByRole('link', { name: /Spelt/ }).click();
  await expect(page).toHaveURL('/kitchen/bread/spelt');
  await expect(beside.getByRole('link')).toHaveText([/Rye/, /Bread/]);
  await crumbs.getByRole('link', { name: 'Kitchen' }).click();
  await expect(page).toHaveURL('/kitchen');
});
