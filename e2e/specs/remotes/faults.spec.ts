import { type FileKind, interceptRemoteFiles, type RemoteFiles } from '@my-note/conformance/remote-files';
import { expect, type Locator, type Page } from '@playwright/test';
import { isFullRun } from '../../fixtures/full-run.ts';
import { test } from '../../fixtures/test.ts';
import {
  expectWorkingShell,
  expectWorkingTopBar,
  main,
  notes,
  notifications,
  type Remote,
  sharing,
  withPage,
  workspace,
  youtube,
} from '../../journeys/broken-remotes.ts';
import {
  PANEL_NEWER_APP,
  PANEL_TIMEOUT,
  PANEL_UNREACHABLE,
  PANEL_UNSAFE,
  RELOAD_APP,
} from '../../journeys/panels.ts';

// The matrix of composition, proof 20: {manifest, entry, page chunk, inner chunk, CSS} x {500, 404, HTML
// instead, hang, slow, tampered, offline, wrong contract, wrong singleton}. Some cells do not exist: the
// contract is only in the registry and the manifest, and the versions of shared packages only in the entry. A manifest is
// fetched for a release that an older tool published. Styles travel
// inside scripts, under their hashes; that no release names a style sheet is the row CSS.

interface Fault {
  name: string;
  start: (files: RemoteFiles) => Promise<void>;
  /** What the panel says. */
  title: string;
  /** Milliseconds from opening the page to the panel: tries and pauses, twice over for a loaded machine. */
  within: number;
  action?: string;
  /** Goes elsewhere and comes back, too: once a row will do. */
  walk?: boolean;
}

const quick = (part: FileKind): Fault[] => [
  {
    name: '500',
    start: (f) => f.respondWith(part, 500),
    title: PANEL_UNREACHABLE,
    within: 2 * 4_000,
    walk: true,
  },
  { name: '404', start: (f) => f.respondWith(part, 404), title: PANEL_UNREACHABLE, within: 2 * 4_000 },
  { name: 'HTML instead', start: (f) => f.respondWithHtml(part), title: PANEL_UNSAFE, within: 2 * 2_000 },
  { name: 'tampered', start: (f) => f.tamper(part), title: PANEL_UNSAFE, within: 2 * 2_000 },
  { name: 'offline', start: (f) => f.offline(part), title: PANEL_UNREACHABLE, within: 2 * 4_000 },
];
const newer = (name: string, start: Fault['start']): Fault => ({
  name,
  start,
  title: PANEL_NEWER_APP,
  within: 2 * 2_000,
  action: RELOAD_APP,
});
const contracts = [
  newer('wrong contract', (f) => f.declareContract('2.0.0')),
  newer('wrong contract in the manifest', (f) => f.requireContract('2.0.0')),
];
const singleton = newer('wrong singleton', (f) => f.requireSharedUi('^99.0.0'));

const quickCells: [remote: Remote, what: string, faults: Fault[]][] = [
  [notes, 'manifest', [...quick('manifest'), ...contracts]],
  [notes, 'entry', [...quick('entry'), singleton]],
  [notes, 'page chunk', quick('page')],
  [sharing, 'manifest', quick('manifest').slice(0, 1)],
  [youtube, 'entry', quick('entry').slice(1, 2)],
  [notifications, 'page chunk', quick('page').slice(0, 1)],
  [workspace, 'entry', quick('entry').slice(1, 2)],
];

/** One cell: the right panel in time, a living shell, and the way out that the panel offers. */
async function expectHandledFailure(
  page: Page,
  address: string,
  files: RemoteFiles,
  fault: Fault,
  shown: Locator,
): Promise<void> {
  const { title, within, action = 'Try again' } = fault;
  await fault.start(files);
  // A script that hangs holds back the load event.
  await page.goto(address, { waitUntil: 'commit' });
  const panel = main(page).getByRole('alert').filter({ hasText: title });
  await expect(panel, fault.name).toBeVisible({ timeout: within });
  expect(files.requestCount(), `${fault.name}: the broken file was asked for`).toBeGreaterThan(0);
  await expectWorkingTopBar(page);
  if (fault.walk) {
    await expectWorkingShell(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(panel).toBeVisible({ timeout: within });
  }
  await files.restore();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  const button = panel.getByRole('button', { name: action });
  if (fault.walk) {
    // A page that is opened again is retried once behind its panel, and may load without a click.
    await expect(async () => {
      if (await button.isVisible()) await button.click({ timeout: 500 });
      await expect(shown).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 15_000 });
  } else await button.click();
  await expect(shown, `${fault.name}: ${action}`).toBeVisible({ timeout: 15_000 });
  const reloaded = await page.evaluate(() => !Reflect.has(window, 'sameDocument'));
  expect(reloaded, `${fault.name}: the page was loaded again`).toBe(action === RELOAD_APP);
}

// The row of the manifest is the one that the unit tests of its guard hold as well.
const isSample = ([remote, what]: (typeof quickCells)[number]) => remote !== notes || what !== 'manifest';

for (const [remote, what, faults] of isFullRun ? quickCells : quickCells.filter(isSample)) {
  test(`${remote.name}: broken ${what} shows the reason with a working action and keeps the shell usable`, async ({
    context,
    account,
    siteUrl,
  }) => {
    test.setTimeout(120_000);
    const address = await remote.prepare(account);
    for (const fault of faults) {
      await test.step(fault.name, () =>
        withPage(context, async (page) => {
          const files = await interceptRemoteFiles(page, siteUrl, remote.name);
          await expectHandledFailure(page, address, files, fault, remote.content(page));
        }),
      );
    }
  });
}

const waiting: [part: FileKind, within: number][] = [
  ['manifest', 2 * 11_000],
  ['entry', 2 * 17_000],
  // Three times eight seconds and the pauses; 30 s are the bound of the whole.
  ['page', 32_000],
];

// They take from ten seconds to half a minute.
const hanging = isFullRun ? waiting : waiting.slice(0, 1);

test(`notes: hanging ${hanging.map(([part]) => part).join(', ')} shows the panel before its timeout`, async ({
  context,
  account,
  siteUrl,
}) => {
  test.setTimeout(120_000);
  const address = await notes.prepare(account);
  const cell = ([part, within]: (typeof waiting)[number]) =>
    withPage(context, async (page) => {
      const files = await interceptRemoteFiles(page, siteUrl, 'notes');
      const start = () => files.hang(part);
      const fault = { name: `${part} hangs`, start, title: PANEL_TIMEOUT, within, walk: true };
      await expectHandledFailure(page, address, files, fault, notes.content(page));
    });
  await Promise.all(hanging.map(cell));
});

test('notes: slow files still open the page without a panel', async ({ context, account, siteUrl }) => {
  const address = await notes.prepare(account);
  const cell = (part: FileKind) =>
    withPage(context, async (page) => {
      const files = await interceptRemoteFiles(page, siteUrl, 'notes');
      await files.slow(part);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link', { name: 'My Note' })).toBeVisible();
      await expect(notes.content(page)).toBeVisible({ timeout: 10_000 });
      expect(files.requestCount()).toBeGreaterThan(0);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    });
  await Promise.all((['manifest', 'entry', 'page'] as const).map(cell));
});
