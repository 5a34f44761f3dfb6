import type { Page } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ signedIn: false });

const LONG = '## Starter\n\nFeed it.\n\n## Dough\n\nFold it.\n\n## Oven\n\nBake it, hot.';

/** Bread (Rye, Wheat > Rolls) shared as a whole, and a diary that is not. */
async function shareBread(account: Account) {
  const diary = await account.note('Diary', 'Nobody reads this.');
  const bread = await account.category('Bread');
  const rye = await account.note('Rye', `${LONG}\n\nSee [my diary](note:${diary._id}).`, bread);
  const wheat = await account.category('Wheat', bread);
  const rolls = await account.note(
    'Rolls',
    `Like [the rye](note:${rye._id}), with poppy seeds. As [the diary](/diary) says, or [the site](/bread/rye).`,
    wheat,
  );
  const { href } = await account.share(bread._id);
  return { href, of: (id: string) => href.replace(bread._id, id), rye, rolls, wheat };
}
const nav = (page: Page) => page.getByRole('navigation', { name: 'In this share' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('visitor navigates a share by its tree, its next links, and links in the text', async ({
  page,
  account,
}) => {
  const { href, of, rye, rolls, wheat } = await shareBread(account);
  await page.goto(href);
  await expect(heading(page, 'Bread')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Contents' }).getByRole('link')).toHaveText(['Rye', 'Wheat']);
  await nav(page).getByRole('link', { name: 'Rye' }).click();
  await expect(page).toHaveURL(of(rye._id));
  await expect(page.getByText('Bake it, hot.')).toBeVisible();
  await expect(page.getByText('my diary')).toBeVisible();
  await expect(page.getByRole('link', { name: 'my diary' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Next Wheat' }).click();
  await expect(page).toHaveURL(of(wheat._id));
  await nav(page).getByRole('link', { name: 'Rolls' }).click();
  await expect(page).toHaveURL(of(rolls._id));
  await expect(nav(page).getByRole('link', { name: 'Rolls' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('the diary')).toBeVisible();
  await expect(page.getByRole('link', { name: 'the diary' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'the site' })).toHaveAttribute('href', of(rye._id));
  await page.getByRole('link', { name: 'the rye' }).click();
  await expect(heading(page, 'Rye')).toBeVisible();
  await nav(page).getByRole('button', { name: 'Open Wheat' }).click();
  await expect(nav(page).getByRole('link', { name: 'Rolls' })).toBeVisible();
});

test('search in a share covers its titles and texts and nothing else', async ({ page, account }) => {
  const { href, of, rolls } = await shareBread(account);
  await page.goto(href);
  const search = nav(page).getByRole('searchbox', { name: 'Search in this share' });
  await search.fill('poppy');
  const hit = nav(page).getByRole('link', { name: /Rolls/ });
  await expect(hit.locator('mark')).toHaveText('poppy');
  await hit.click();
  await expect(page).toHaveURL(of(rolls._id));
  // For the next hit nothing has to be typed again.
  await expect(search).toHaveValue('poppy');
  await expect(hit).toBeFocused();
  await search.fill('nobody');
  await expect(nav(page).getByText('Nothing found in this share.')).toBeVisible();
  await search.fill('');
  await expect(nav(page).getByRole('link', { name: 'Bread' })).toBeVisible();
});

test('on a wide screen, shows headings beside the note and a theme toggle', async ({ page, account }) => {
  const { of, rye } = await shareBread(account);
  await page.setViewportSize({ width: 1600, height: 500 });
  await page.goto(of(rye._id));
  const contents = page.getByRole('navigation', { name: 'Table of contents' });
  await expect(contents.getByRole('link')).toHaveText(['Starter', 'Dough', 'Oven']);
  await contents.getByRole('link', { name: 'Oven' }).click();
  await expect(page.getByRole('heading', { name: 'Oven' })).toBeInViewport();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('on a narrow screen, hides the tree behind a button and closes it after a choice', async ({
  page,
  account,
}) => {
  const { href, of, rye } = await shareBread(account);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(href);
  await expect(nav(page).getByRole('link', { name: 'Rye' })).toBeHidden();
  await nav(page).getByRole('button', { name: 'In this share' }).click();
  await nav(page).getByRole('link', { name: 'Rye' }).click();
  await expect(page).toHaveURL(of(rye._id));
  await expect(nav(page).getByRole('searchbox')).toBeHidden();
});

test('shows a single shared note alone and requests nothing but the share', async ({ page, account }) => {
  const note = await account.note('Rye', LONG);
  const { href } = await account.share(note._id);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(href);
  await expect(page.getByText('Bake it, hot.')).toBeVisible();
  await expect(nav(page)).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const calls = asked.filter((path) => path.startsWith('/api/'));
  expect(calls.filter((path) => !path.startsWith('/api/u-notes/shared/'))).toEqual([]);
  expect(asked.filter((path) => /\/remotes\/(?!sharing\/)/.test(path))).toEqual([]);
});
