import { links, type pagePaths } from '@my-note/contract';
import type { Locator } from '@playwright/test';
import type { Account } from '../../fixtures/accounts/account.ts';
import { countShifts, shifts } from '../../fixtures/layout-shift.ts';
import { readsList } from '../../fixtures/notes/list-calls.ts';
import { expect, test } from '../../fixtures/youtube/youtube.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const AT_MOST = 0.02;

/** Addresses of each page, a page's states included: the compiler asks for those of a new page. */
type Addresses = Record<keyof typeof pagePaths, readonly string[]>;

const text = Array.from({ length: 40 }, (_, at) => `## Part ${at}\n\nSome words of it.\n`).join('\n');

/** Something on every page. */
async function fill(account: Account) {
  await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
  const garden = await account.category('Garden');
  await account.category('Empty');
  const beans = await account.note('Beans', text, garden);
  const roses = await account.note('Roses', 'Thorns. ![A rose](https://pictures.example/rose.png)', garden);
  const old = await account.note('Old plan', 'Gone.', garden);
  await account.note('House', '- [ ] Paint\n- [ ] Pay @2026-12-01');
  await account.pin(beans._id);
  await account.trash(old._id);
  await account.setIcon(roses, '🌹');
  await account.openShareAsVisitor('Visited');
  const { href: note } = await account.share(beans._id, { includeChildren: false });
  const { href: locked } = await account.share(roses._id, { password: 'let me in please' });
  const { href: category } = await account.share(garden._id);
  return { trashed: `/${old.slug}`, shared: [note, category, locked] };
}

for (const size of SIZES)
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('every page loads without layout shift', async ({
      account,
      consoleGuard,
      networkIdle,
      page,
      reader: { feed },
    }) => {
      test.slow();
      consoleGuard.allow(/40[034]/);
      const { trashed, shared } = await fill(account);
      const bread = feed.channel('Bread every day');
      bread.publish('Sourdough in two days');
      await account.follow(bread.channelId);
      await page.goto(links.youtube());
      const video = page.getByRole('main').getByRole('link', { name: 'Sourdough in two days' });
      const href = (await video.getAttribute('href')) ?? '';
      const addresses: Addresses = {
        home: [links.home()],
        item: [
          '/garden',
          '/garden/beans',
          '/garden/roses',
          '/empty',
          trashed,
          '/no-such-note',
          '/i/nothing',
          '/i/tags',
          '/i/connections',
        ],
        login: [links.login()],
        resetPassword: [links.resetPassword('x'.repeat(43))],
        about: [links.about()],
        account: [links.account()],
        notifications: [links.notifications()],
        people: [links.people()],
        releases: [links.releases()],
        requests: [links.requests()],
        sharing: [links.sharing()],
        sharedNote: [...shared, links.sharedNote({ shareId: 'gone', noteId: 'gone' })],
        tasks: [links.tasks()],
        transfer: [links.transfer(), '/i/new'],
        trash: [links.trash()],
        youtube: [links.youtube()],
        video: [href],
      };
      await countShifts(page);
      const measured: Record<string, number> = {};
      for (const address of Object.values(addresses).flat()) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        await networkIdle();
        measured[address] = await shifts(page);
      }
      const moving = Object.entries(measured).filter(([, shift]) => shift > AT_MOST);
      expect(moving).toEqual([]);
    });

    test('the home page stands still, cold and warm, and its rows come where they were announced', async ({
      account,
      networkIdle,
      page,
    }) => {
      const garden = await account.category('Garden');
      for (const title of ['Beans', 'Roses', 'Sage']) await account.note(title, 'Some words.', garden);
      await account.setting({ key: 'firstStepsHidden', value: true });
      await countShifts(page);
      const main = page.getByRole('main');
      const places = async (parts: Locator) =>
        (await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect()))).map(
          ({ y, height }) => [Math.round(y), Math.round(height)],
        );
      for (const open of [() => page.goto('/', { waitUntil: 'commit' }), () => page.reload()]) {
        let answer = () => {};
        const held = new Promise<void>((resolve) => {
          answer = resolve;
        });
        await page.route(
          ({ href }) => readsList({ url: () => href }),
          async (route) => {
            await held;
            await route.continue();
          },
        );
        await open();
        // The tabs, the heading of the day, and two rows.
        const announced = main.getByRole('status', { name: 'Loading' }).locator('> *:nth-child(-n + 4)');
        await expect(announced).toHaveCount(4);
        await page.evaluate(() => document.fonts.ready);
        const [tabs, , ...rows] = await places(announced);
        answer();
        await expect(main.getByRole('link', { name: 'Beans' })).toBeVisible();
        await networkIdle();
        expect(await places(main.getByRole('tablist'))).toEqual([tabs]);
        expect((await places(main.getByRole('listitem'))).slice(0, 2)).toEqual(rows);
        expect(await shifts(page)).toBe(0);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });

    test.describe('signed out', () => {
      test.use({ signedIn: false });

      test('public pages load without layout shift', async ({ account, consoleGuard, networkIdle, page }) => {
        consoleGuard.allow(/40[134]/);
        const { shared } = await fill(account);
        await countShifts(page);
        const measured: Record<string, number> = {};
        for (const address of [
          links.home(),
          links.login(),
          links.resetPassword('x'.repeat(43)),
          links.about(),
          '/garden',
          ...shared,
        ]) {
          await page.goto(address);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await networkIdle();
          measured[address] = await shifts(page);
        }
        expect(Object.entries(measured).filter(([, shift]) => shift > AT_MOST)).toEqual([]);
      });
    });
  });
