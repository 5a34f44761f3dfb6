import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Account, sessionStateOf } from '../fixtures/account.ts';
import { filesOf, type Part, type RemoteFiles } from '../fixtures/remote-files.ts';
import { stuckFiles } from '../fixtures/stuck-files.ts';
import { test } from '../fixtures/test.ts';
import { Shell } from '../pages/shell.ts';

// The matrix of composition, proof 20: {manifest, entry, page chunk, inner chunk, CSS} x {500, 404, HTML instead,
// hang, slow, tampered, offline, wrong contract, wrong singleton}. Cells that do not exist: the contract stands in
// the manifest alone, the versions of what is shared in the entry alone. Styles travel inside scripts, under their
// hashes; that no release names a style sheet is the row CSS.

const UNREACHED = 'This page could not be reached';
const SLOW = 'This page takes too long';
const UNSAFE = 'This page was not opened, to be safe';
const NEWER = 'This page needs a newer app';
const RELOAD = 'Load the app again';

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

const quick = (part: Part): Fault[] => [
  { name: '500', start: (f) => f.answer(part, 500), title: UNREACHED, within: 2 * 4_000, walk: true },
  { name: '404', start: (f) => f.answer(part, 404), title: UNREACHED, within: 2 * 4_000 },
  { name: 'HTML instead', start: (f) => f.html(part), title: UNSAFE, within: 2 * 2_000 },
  { name: 'tampered', start: (f) => f.tamper(part), title: UNSAFE, within: 2 * 2_000 },
  { name: 'offline', start: (f) => f.offline(part), title: UNREACHED, within: 2 * 4_000 },
];
const contract: Fault = {
  name: 'wrong contract',
  start: (f) => f.demandContract('2.0.0'),
  title: NEWER,
  within: 2 * 2_000,
  action: RELOAD,
};
const singleton: Fault = {
  name: 'wrong singleton',
  start: (f) => f.demandInterface('^99.0.0'),
  title: NEWER,
  within: 2 * 2_000,
  action: RELOAD,
};

interface Remote {
  name: string;
  /** Makes what the page needs, and answers its address. */
  prepare: (account: Account) => Promise<string>;
  shown: (page: Page) => Locator;
}

const main = (page: Page) => page.getByRole('main');
const notes: Remote = {
  name: 'notes',
  prepare: async (account) => `/${(await account.note('Lighthouse', 'It stands.')).slug}`,
  shown: (page) => main(page).getByText('It stands.'),
};
const sharing: Remote = {
  name: 'sharing',
  prepare: async () => '/i/trash',
  shown: (page) => main(page).getByText('Trash is empty'),
};
const youtube: Remote = {
  name: 'youtube',
  prepare: async (account) => {
    await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
    return '/i/youtube';
  },
  shown: (page) => main(page).getByText('No channels yet'),
};
const notifications: Remote = {
  name: 'notifications',
  prepare: async () => '/i/notifications',
  shown: (page) => main(page).getByText('Welcome to My Note'),
};

const quickCells: [remote: Remote, what: string, faults: Fault[]][] = [
  [notes, 'manifest', [...quick('manifest'), contract]],
  [notes, 'entry', [...quick('entry'), singleton]],
  [notes, 'page chunk', quick('page')],
  [sharing, 'manifest', quick('manifest').slice(0, 1)],
  [youtube, 'entry', quick('entry').slice(1, 2)],
  [notifications, 'page chunk', quick('page').slice(0, 1)],
];

/** The top bar does what it is for. */
async function expectLiveBar(page: Page): Promise<void> {
  const shell = new Shell(page, false);
  await expect(shell.userMenu).toBeVisible();
  await shell.overview.click();
  const overview = shell.dialog('Overview');
  await expect(overview).toBeVisible();
  await shell.closeDialog();
  await expect(overview).toBeHidden();
}

/** Top bar and sidebar do what they are for. */
async function expectLiveShell(page: Page): Promise<void> {
  await expectLiveBar(page);
  const shell = new Shell(page, false);
  await shell.pageLink('Issue report / Feature request').click();
  await expect(
    shell.main.getByRole('heading', { level: 1, name: 'Issue report / Feature request' }),
  ).toBeVisible();
}

/** One cell: the right panel in time, a living shell, and the way out that the panel offers. */
async function expectPoliteFailure(
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
  expect(files.asked(), `${fault.name}: the broken file was asked for`).toBeGreaterThan(0);
  await expectLiveBar(page);
  if (fault.walk) {
    await expectLiveShell(page);
    await page.goBack({ waitUntil: 'commit' });
    await expect(panel).toBeVisible({ timeout: within });
  }
  await files.mend();
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await panel.getByRole('button', { name: action }).click();
  await expect(shown, `${fault.name}: ${action}`).toBeVisible({ timeout: 15_000 });
  const reloaded = await page.evaluate(() => !Reflect.has(window, 'sameDocument'));
  expect(reloaded, `${fault.name}: the page was loaded again`).toBe(action === RELOAD);
}

/** Does something in a page of its own, so that what only waits can wait side by side. */
async function inPage<T>(context: BrowserContext, act: (page: Page) => Promise<T>): Promise<T> {
  const page = await context.newPage();
  try {
    return await act(page);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.close();
  }
}

for (const [remote, what, faults] of quickCells) {
  test(`${remote.name}, the ${what} is broken: the shell lives, the panel says why, its action helps`, async ({
    context,
    account,
    siteUrl,
  }) => {
    test.setTimeout(120_000);
    const address = await remote.prepare(account);
    for (const fault of faults) {
      await test.step(fault.name, () =>
        inPage(context, async (page) => {
          const files = await filesOf(page, siteUrl, remote.name);
          await expectPoliteFailure(page, address, files, fault, remote.shown(page));
        }),
      );
    }
  });
}

const waiting: [part: Part, within: number][] = [
  ['manifest', 2 * 11_000],
  ['entry', 2 * 17_000],
  // Three times eight seconds and the pauses; 30 s are the bound of the whole.
  ['page', 32_000],
];

test('notes, the manifest, the entry or the page chunk hangs: the panel comes in time', async ({
  context,
  account,
  siteUrl,
}) => {
  test.setTimeout(120_000);
  const address = await notes.prepare(account);
  const cell = ([part, within]: (typeof waiting)[number]) =>
    inPage(context, async (page) => {
      const files = await filesOf(page, siteUrl, 'notes');
      const start = () => files.hang(part);
      const fault = { name: `${part} hangs`, start, title: SLOW, within, walk: true };
      await expectPoliteFailure(page, address, files, fault, notes.shown(page));
    });
  await Promise.all(waiting.map(cell));
});

test('notes, every file is slow: the page comes all the same, and no panel', async ({
  context,
  account,
  siteUrl,
}) => {
  const address = await notes.prepare(account);
  const cell = (part: Part) =>
    inPage(context, async (page) => {
      const files = await filesOf(page, siteUrl, 'notes');
      await files.slow(part);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.getByRole('banner').getByRole('link', { name: 'My Note' })).toBeVisible();
      await expect(notes.shown(page)).toBeVisible({ timeout: 10_000 });
      expect(files.asked()).toBeGreaterThan(0);
      await expect(main(page).getByRole('alert')).toHaveCount(0);
    });
  await Promise.all((['manifest', 'entry', 'page'] as const).map(cell));
});

const EDITOR_FAILED = 'The editor could not be loaded';
const edit = (page: Page) => main(page).getByRole('button', { name: 'Edit', exact: true });
const writing = (page: Page) => page.getByRole('textbox', { name: 'Note text' });

const innerFaults: [name: string, start: (files: RemoteFiles) => Promise<void>, within: number][] = [
  ['500', (f) => f.answer('inner', 500), 4_000],
  ['HTML instead', (f) => f.html('inner'), 4_000],
  ['tampered', (f) => f.tamper('inner'), 4_000],
  ['offline', (f) => f.offline('inner'), 4_000],
  ['hang', (f) => f.hang('inner'), 2 * 9_000],
];

test('notes, the inner chunk is broken: the page stays, says so, and another try brings the editor', async ({
  context,
  account,
  siteUrl,
}) => {
  test.setTimeout(120_000);
  const address = await notes.prepare(account);
  const cell = ([name, start, within]: (typeof innerFaults)[number]) =>
    inPage(context, async (page) => {
      const files = await filesOf(page, siteUrl, 'notes');
      await start(files);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(notes.shown(page)).toBeVisible();
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
      await edit(page).click();
      const toast = page.getByRole('status').filter({ hasText: EDITOR_FAILED });
      await expect(toast, name).toBeVisible({ timeout: within });
      expect(files.asked(), name).toBeGreaterThan(0);
      await expect(notes.shown(page), `${name}: the note is still there`).toBeVisible();
      await files.mend();
      await toast.getByRole('button', { name: 'Try again' }).click();
      await expect(writing(page), name).toBeVisible({ timeout: 15_000 });
      expect(await page.evaluate(() => Reflect.has(window, 'sameDocument')), name).toBe(true);
    });
  // Two at a time: that is what the machine of the tests can do without being late.
  const cells = [...innerFaults].reverse();
  const work = async () => {
    for (let next = cells.shift(); next; next = cells.shift()) await cell(next);
  };
  await Promise.all([work(), work()]);
});

test('notes, chunks that are stuck on the line come under another address, the page by itself', async ({
  context,
  account,
  siteUrl,
}) => {
  test.setTimeout(90_000);
  const address = await notes.prepare(account);
  const open = async (page: Page, url: string) => {
    await page.addInitScript(
      (session) => localStorage.setItem('my-note.session', session),
      sessionStateOf(account),
    );
    await page.goto(url + address, { waitUntil: 'commit' });
  };
  const pageChunk = inPage(context, async (page) => {
    const line = await stuckFiles(siteUrl, (file) => /__federation_expose_note_page[^?]*$/.test(file));
    await open(page, line.url);
    await expect(notes.shown(page)).toBeVisible({ timeout: 2 * 11_000 });
    expect(line.stuck.length).toBeGreaterThan(0);
    await line.stop();
  });
  const innerChunk = inPage(context, async (page) => {
    const line = await stuckFiles(siteUrl, (file) => /\/editor\.[^?]*$/.test(file));
    await open(page, line.url);
    await edit(page).click();
    const toast = page.getByRole('status').filter({ hasText: EDITOR_FAILED });
    await expect(toast).toBeVisible({ timeout: 2 * 9_000 });
    await toast.getByRole('button', { name: 'Try again' }).click();
    await expect(writing(page)).toBeVisible({ timeout: 6_000 });
    expect(line.stuck.length).toBeGreaterThan(0);
    await line.stop();
  });
  await Promise.all([pageChunk, innerChunk]);
});

test('notes, the inner chunk is slow: the editor comes all the same', async ({ page, account, siteUrl }) => {
  const files = await filesOf(page, siteUrl, 'notes');
  await files.slow('inner');
  await page.goto(await notes.prepare(account));
  await edit(page).click();
  await expect(writing(page)).toBeVisible({ timeout: 15_000 });
  expect(files.asked()).toBeGreaterThan(0);
});

test('notes, the inner chunk has vanished: the app is loaded again, once, and then says so', async ({
  page,
  account,
  siteUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|ChunkLoadError/);
  const files = await filesOf(page, siteUrl, 'notes');
  await files.answer('inner', 404);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(await notes.prepare(account));
  await expect(notes.shown(page)).toBeVisible();
  await atRestForTroubles(page);
  const reloaded = page.waitForEvent('load');
  await edit(page).click();
  await reloaded;
  await expect(notes.shown(page)).toBeVisible();
  await atRestForTroubles(page);
  await edit(page).click();
  const toast = page.getByRole('status').filter({ hasText: 'This page has moved on' });
  await expect(toast.getByRole('button', { name: RELOAD })).toBeVisible();
  expect(loads).toBe(2);
});

/** What watches over a page's files is fetched once the page has come to rest. */
async function atRestForTroubles(page: Page): Promise<void> {
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/troubles.')),
    );
  await expect.poll(fetched).toBe(true);
}

for (const remote of [notes, sharing, youtube, notifications]) {
  test(`${remote.name}: not one script runs with one bit changed, and the shell lives`, async ({
    page,
    account,
    siteUrl,
    consoleGuard,
  }) => {
    consoleGuard.allow(/remotes\/|RemoteError|remote_|integrity|ChunkLoadError/);
    const files = await filesOf(page, siteUrl, remote.name);
    const scripts = await files.scripts();
    expect(scripts).not.toEqual([]);
    await files.tamperAll();
    await page.goto(await remote.prepare(account));
    await expect(main(page).getByRole('alert').filter({ hasText: UNSAFE })).toBeVisible();

    // The entry runs, it is whole; its own loader is asked for every script that it knows.
    const outcome = await page.evaluate(async (scope) => {
      interface Loader {
        (id: number): unknown;
        e: (chunk: string) => Promise<unknown>;
        u: (chunk: string) => string;
        sriHashes: Record<string, string>;
      }
      // Every script that runs hands its modules over here.
      const handed: unknown[] = Reflect.get(globalThis, `webpackChunk${scope}`);
      const loader = await new Promise<Loader>((resolve) => {
        handed.push([[Symbol('test')], {}, resolve]);
      });
      const before = handed.length;
      const chunks = Object.keys(loader.sriHashes);
      const ends = await Promise.all(
        chunks.map((chunk) =>
          loader.e(chunk).then(
            () => 'ran',
            (error: { type?: string }) => error.type,
          ),
        ),
      );
      return {
        refused: chunks.filter((_chunk, at) => ends[at] === 'error').map((chunk) => loader.u(chunk)),
        ran: handed.length - before,
      };
    }, files.scope);
    expect(outcome.refused.toSorted()).toEqual(scripts.toSorted());
    expect(outcome.ran, 'scripts that ran').toBe(0);
    await expectLiveShell(page);
  });
}

test('no release names a style sheet: styles come inside scripts, under their hashes', async ({
  siteUrl,
}) => {
  const registry = await (await fetch(`${siteUrl}/registry.json`)).json();
  for (const { manifest } of registry.remotes) {
    const { metaData, exposes } = await (await fetch(siteUrl + manifest.url)).json();
    const files = [
      ...Object.keys(metaData.integrity),
      ...exposes.flatMap((e: { assets: object }) => JSON.stringify(e.assets)),
    ];
    expect(files.filter((file: string) => /\.css\b/.test(file))).toEqual([]);
  }
});

test('slots of dead remotes: the shell and the page around them say so and go on', async ({
  page,
  account,
  siteUrl,
  consoleGuard,
  shell,
}) => {
  consoleGuard.allow(/remotes\/|RemoteError|remote_/);
  const address = await notes.prepare(account);
  const dead = [await filesOf(page, siteUrl, 'sharing')];
  for (const files of dead) await files.answer('manifest', 500);
  await page.goto(address);
  await expect(notes.shown(page)).toBeVisible();
  await main(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(shell.toast('Sharing could not be loaded')).toBeVisible();
  await expect(notes.shown(page)).toBeVisible();

  const files = await filesOf(page, siteUrl, 'notes');
  await files.answer('manifest', 500);
  await page.goto('/i/requests');
  await shell.add('New note');
  await expect(shell.toast(UNREACHED)).toBeVisible();
  await expectLiveShell(page);
});

test('without a connection the panel says so, and with it the page comes without a reload', async ({
  page,
  context,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|RemoteError|Failed to fetch/);
  // Nothing of it may have come ahead.
  const ofSharing = (url: URL) => url.pathname.startsWith('/remotes/sharing/');
  await page.route(ofSharing, (route) => route.abort('internetdisconnected'));
  await page.goto('/i/requests');
  await expect(shell.main.getByRole('heading', { level: 1 })).toBeVisible();
  await atRestForTroubles(page);
  await context.setOffline(true);
  await shell.pageLink('Trash').click();
  const panel = shell.main.getByRole('alert').filter({ hasText: UNREACHED });
  await expect(panel).toBeVisible();
  await context.setOffline(false);
  await page.unroute(ofSharing);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(sharing.shown(page)).toBeVisible();
});

test('a registry that cannot be read at the first start leaves the shell alive', async ({
  page,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/registry|RemoteError/);
  await page.route('**/registry.json', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.goto('/i/trash');
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await expectLiveShell(page);
  await page.goBack();
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await page.unroute('**/registry.json');
  await shell.main.getByRole('button', { name: 'Try again' }).click();
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
});

test('after a good start the last good registry serves when the registry is away', async ({
  page,
  shell,
  consoleGuard,
}) => {
  await page.goto('/i/trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
  consoleGuard.allow(/registry/);
  await page.route('**/registry.json', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.reload();
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
});
