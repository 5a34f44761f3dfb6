import { startFeedServer } from '@my-note/api/testing/feed-server';
import type { Page } from '@playwright/test';
import { type Account, createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser, signInFormerHost } from '../../fixtures/accounts/signed-in.ts';
import { isFullRun } from '../../fixtures/full-run.ts';
import { type Age, skewSite } from '../../fixtures/remotes/skew-site.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { standInForYoutube } from '../../fixtures/youtube.ts';
import { UNREACHED } from '../../journeys/broken-remotes.ts';
import {
  notesJourney,
  notificationsJourney,
  sharingJourney,
  workspaceJourney,
  youtubeJourney,
} from '../../journeys/of-remotes.ts';

const journeys = {
  notes: notesJourney,
  sharing: sharingJourney,
  youtube: youtubeJourney,
  notifications: notificationsJourney,
} satisfies Record<string, (page: Page, account: Account, feed: Feed) => Promise<void>>;
type Feed = Awaited<ReturnType<typeof startFeedServer>>;

// Host and remotes of today together are what every other test runs on.
const cells: Record<Age, Age[]> = { today: ['before'], before: ['before', 'today'] };

for (const host of ['today', 'before'] as const) {
  test.describe(`${host === 'today' ? 'current' : 'previous'} host`, () => {
    test.describe.configure({ mode: 'default' });
    test.use({ signedIn: false });
    let site: ReturnType<typeof skewSite>;
    let dataDir: string;
    let server: Server;
    let feed: Feed;
    test.beforeAll(async () => {
      site = skewSite(host);
      [feed, dataDir] = [await startFeedServer(), await makeDataDir()];
      server = await startServer(dataDir, undefined, site.folder, { YOUTUBE_BASE_URL: feed.url });
    });
    test.afterAll(async () => {
      await server?.stop();
      await feed?.close();
      await removeDataDir(dataDir);
      site?.remove();
    });

    for (const [name, journey] of Object.entries(journeys)) {
      for (const age of cells[host]) {
        // Host and remotes of one shipped release were tested when it was made.
        const isSample = age !== host && (host === 'today' || name === 'notes');
        if (!isSample && !isFullRun) continue;
        test(`works with the ${age === 'today' ? 'current' : 'previous'} ${name} remote`, async ({
          page,
          consoleGuard,
        }) => {
          test.slow();
          // A remote that needs a newer kit is refused; the version before it takes its place.
          if (host === 'before') consoleGuard.allow(/Built for contract/);
          // The release before asks Youtube for pictures, which no page may do any more.
          consoleGuard.allow(/ytimg\.com.*violates the following Content Security Policy/);
          site.point(name, age);
          const version = site.version(name, age);
          const loaded: string[] = [];
          page.on('request', (request) => loaded.push(request.url()));
          await standInForYoutube(page);
          const account = await createAccount(server.url);
          await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
          if (host === 'today') await signInBrowser(page, server.url, account);
          else await signInFormerHost(page, account);
          await page.goto(server.url);
          await journey(page, account, feed);
          const filesOf = (one: string) => loaded.filter((url) => url.includes(`/remotes/${name}/${one}/`));
          test.expect(filesOf(version).length, 'files of the remote').toBeGreaterThan(1);
          // Of one that is refused some files were on their way before its manifest said what it needs.
          const other = site.published(name, age) === version ? site.otherThan(name, version) : [];
          test.expect(other.flatMap(filesOf), 'of another version').toEqual([]);
        });
      }
    }

    // The release before has no remote `workspace`: its pages were the host's own.
    if (host === 'before') {
      test('keeps its own pages when a remote is published that has them now', async ({
        page,
        consoleGuard,
      }) => {
        test.slow();
        consoleGuard.allow(/Built for contract/);
        site.add('workspace');
        const account = await createAccount(server.url);
        await signInFormerHost(page, account);
        await page.goto(server.url);
        await workspaceJourney(page, account);
        const started = await page.evaluate(() => __FEDERATION__.__INSTANCES__.map(({ name }) => name));
        expect(started, 'remotes that ran').not.toContain('remote_workspace');
      });
    } else {
      test('says so on the pages of a remote that the registry does not name yet, and opens them when it does', async ({
        page,
        consoleGuard,
      }) => {
        test.slow();
        consoleGuard.allow(/names no remote workspace/);
        site.pointAll('before');
        const account = await createAccount(server.url);
        await signInBrowser(page, server.url, account);
        await page.goto(`${server.url}/i/requests`);
        const panel = page.getByRole('main').getByRole('alert').filter({ hasText: UNREACHED });
        await expect(panel).toBeVisible();
        site.pointAll('today');
        await panel.getByRole('button', { name: 'Try again' }).click();
        await expect(panel).toBeHidden();
        await workspaceJourney(page, account);
      });
    }
  });
}
