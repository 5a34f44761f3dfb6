import { startFeedServer } from '@my-note/api/testing/feed-server';
import type { Page } from '@playwright/test';
import { type Account, createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { isFullRun } from '../../fixtures/full-run.ts';
import { createSkewSite, type Release } from '../../fixtures/remotes/skew-site.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { mockYoutubePlayer } from '../../fixtures/youtube/youtube.ts';
import { PANEL_UNREACHABLE } from '../../journeys/panels.ts';
import {
  notesJourney,
  notificationsJourney,
  sharingJourney,
  workspaceJourney,
  youtubeJourney,
} from '../../journeys/remotes.ts';

const journeys = {
  notes: notesJourney,
  sharing: sharingJourney,
  youtube: youtubeJourney,
  notifications: notificationsJourney,
} satisfies Record<string, (page: Page, account: Account, feed: Feed) => Promise<void>>;
type Feed = Awaited<ReturnType<typeof startFeedServer>>;

// Every other test runs the current host with the current remotes.
const cells: Record<Release, Release[]> = { current: ['previous'], previous: ['previous', 'current'] };

for (const host of ['current', 'previous'] as const) {
  test.describe(`${host} host`, () => {
    test.describe.configure({ mode: 'default' });
    test.use({ signedIn: false });
    let site: ReturnType<typeof createSkewSite>;
    let dataDir: string;
    let server: Server;
    let feed: Feed;
    test.beforeAll(async () => {
      site = createSkewSite(host);
      [feed, dataDir] = [await startFeedServer(), await makeDataDir()];
      server = await startServer(dataDir, undefined, site.folder, {
        YOUTUBE_BASE_URL: feed.url,
        PICTURE_PRIVATE_HOSTS: new URL(feed.url).host,
      });
    });
    test.afterAll(async () => {
      await server?.stop();
      await feed?.close();
      await removeDataDir(dataDir);
      site?.remove();
    });

    for (const [name, journey] of Object.entries(journeys)) {
      for (const release of cells[host]) {
        // A shipped release was tested with its own remotes when it was made.
        const isSample = release !== host && (host === 'current' || name === 'notes');
        if (!isSample && !isFullRun) continue;
        test(`works with the ${release} ${name} remote`, async ({ page, consoleGuard }) => {
          test.slow();
          // The host refuses a remote that needs a newer kit and falls back to its previous version.
          if (host === 'previous') consoleGuard.allow(/Built for contract/);
          site.publish(name, release);
          const version = site.expectedVersion(name, release);
          const loaded: string[] = [];
          page.on('request', (request) => loaded.push(request.url()));
          await mockYoutubePlayer(page);
          const account = await createAccount(server.url);
          await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
          await signInBrowser(page, server.url, account);
          await page.goto(server.url);
          await journey(page, account, feed);
          const requestsFor = (one: string) =>
            loaded.filter((url) => url.includes(`/remotes/${name}/${one}/`));
          test.expect(requestsFor(version).length, 'files of the remote').toBeGreaterThan(1);
          // A refused version may have loaded some files before its manifest was checked.
          const other =
            site.publishedVersion(name, release) === version ? site.otherVersions(name, version) : [];
          test.expect(other.flatMap(requestsFor), 'of another version').toEqual([]);
        });
      }
    }

    // The previous host serves the pages of the `workspace` remote itself.
    if (host === 'previous') {
      test('keeps its own pages when a remote with the same pages is published', async ({
        page,
        consoleGuard,
      }) => {
        test.slow();
        consoleGuard.allow(/Built for contract/);
        site.add('workspace');
        const account = await createAccount(server.url);
        await signInBrowser(page, server.url, account);
        await page.goto(server.url);
        await workspaceJourney(page, account);
        const started = await page.evaluate(() => __FEDERATION__.__INSTANCES__.map(({ name }) => name));
        expect(started, 'remotes that ran').not.toContain('remote_workspace');
      });
    } else {
      test('shows a failure on pages of a remote missing from the registry, and opens them on retry once it is added', async ({
        page,
        consoleGuard,
      }) => {
        test.slow();
        consoleGuard.allow(/has no remote workspace/);
        site.publishAll('previous');
        const account = await createAccount(server.url);
        await signInBrowser(page, server.url, account);
        await page.goto(`${server.url}/i/requests`);
        const panel = page.getByRole('main').getByRole('alert').filter({ hasText: PANEL_UNREACHABLE });
        await expect(panel).toBeVisible();
        site.publishAll('current');
        await panel.getByRole('button', { name: 'Try again' }).click();
        await expect(panel).toBeHidden();
        await workspaceJourney(page, account);
      });
    }
  });
}
