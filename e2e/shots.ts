import type { Account } from './fixtures/account.ts';
import { shoot } from './fixtures/shoot.ts';
import { expect, test } from './fixtures/test.ts';

const ESSAY = `## Before the oven

A loaf takes **two days**, most of which are waiting. Keep the starter at *24 °C* and feed it in the evening.

- [x] Feed the starter
- [x] Mix flour and water
- [ ] Fold every half hour
- [ ] Shape, and rest overnight

> Time does the kneading; the baker only has to be there.

### What goes in

| Part | Grams | Share |
| --- | ---: | ---: |
| Wheat flour | 450 | 90 % |
| Rye flour | 50 | 10 % |
| Water | 375 | 75 % |

## In the oven

1. Heat the pot to 250 °C for 45 minutes.
2. Bake with the lid for 20 minutes.
3. Take the lid off; 20 more at 230 °C.

\`\`\`ts
const hydration = (water: number, flour: number) => water / flour;
\`\`\`
`;

/** A life in notes, as somebody may have after a week. */
async function fill(account: Account): Promise<void> {
  const kitchen = await account.category('Kitchen');
  const bread = await account.category('Bread', kitchen);
  const work = await account.category('Work');
  const travel = await account.category('Travel');
  await account.note('Rye starter', 'Feed it on Sundays.', bread);
  const loaf = await account.note('Sourdough in two days', ESSAY, bread);
  await account.note('Stock from scraps', 'Onion skins give the colour.', kitchen);
  await account.note('Minutes of the Tuesday round', 'Ship the search first.', work);
  await account.note('Questions for the review', 'What would we not build again?', work);
  await account.note('Lisbon by tram', 'Line 28 before nine.', travel);
  const idea = await account.note('Reading list', 'Borges, Calvino, Sebald.');
  await account.pin(loaf._id);
  await account.pin(idea._id);
  for (const title of ['Old phone plan', 'Draft of a toast', 'Gift ideas 2024']) {
    await account.trash((await account.note(title))._id);
  }
}

test.describe('signed out', () => {
  test.use({ signedIn: false });

  test('home and login', async ({ page, loginPage }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shoot(page, 'home-signed-out');
    await page.goto('/login');
    await expect(loginPage.email).toBeVisible();
    await shoot(page, 'login');
  });
});

test('signed in', async ({ page, account, shell, notePage, trashPage }) => {
  test.slow();
  await fill(account);
  await page.goto('/');
  await expect(shell.main.getByRole('link', { name: /Reading list/ })).toBeVisible();
  await shoot(page, 'home');

  await page.goto('/kitchen/bread/sourdough-in-two-days');
  await expect(shell.main.getByRole('heading', { name: 'Before the oven' })).toBeVisible();
  await shoot(page, 'note');
  await notePage.edit.click();
  await expect(notePage.text).toBeVisible();
  await shoot(page, 'editing');
  await notePage.done.click();

  await page.goto('/kitchen');
  await expect(shell.main.getByText('Stock from scraps')).toBeVisible();
  await shoot(page, 'category');

  await page.goto('/i/trash');
  await expect(trashPage.row('Old phone plan')).toBeVisible();
  await shoot(page, 'trash');

  await page.goto('/');
  await expect(await shell.openSettings()).toBeVisible();
  await shoot(page, 'settings');
  await page.goto('/');
  await shell.search.click();
  await page.getByRole('combobox', { name: 'Search' }).fill('bread');
  await expect(page.getByRole('option').first()).toBeVisible();
  await shoot(page, 'search');
});
