import { expect, type Locator } from '@playwright/test';
import type { Account } from '../fixtures/account.ts';
import { filesOf, type RemoteFiles } from '../fixtures/remote-files.ts';
import { test } from '../fixtures/test.ts';
import type { Shell } from '../pages/shell.ts';

interface Fault {
  name: string;
  start: (files: RemoteFiles) => Promise<void>;
  /** What the panel says. */
  title: string;
  /** Milliseconds from opening the page to the panel: tries and pauses, twice over for a loaded machine. */
  within: number;
  action?: string;
}

const UNREACHED = 'This page could not be reached';
const SLOW = 'This page takes too long';
const UNSAFE = 'This page was not opened, to be safe';
const NEWER = 'This page needs a newer app';

const faults = {
  manifest500: {
    name: 'the manifest answers 500',
    start: (f) => f.answer('manifest', 500),
    title: UNREACHED,
    within: 2 * 10_000,
  },
  manifestHangs: {
    name: 'the manifest hangs',
    start: (f) => f.hang('manifest'),
    title: SLOW,
    within: 2 * 16_000,
  },
  entryHangs: { name: 'the entry hangs', start: (f) => f.hang('entry'), title: SLOW, within: 2 * 22_000 },
  entry404: {
    name: 'the entry answers 404',
    start: (f) => f.answer('entry', 404),
    title: UNREACHED,
    within: 2 * 10_000,
  },
  chunk500: {
    name: 'the page chunk answers 500',
    start: (f) => f.answer('chunk', 500),
    title: UNREACHED,
    within: 2 * 12_000,
  },
  chunkHangs: {
    name: 'the page chunk hangs',
    start: (f) => f.hang('chunk'),
    title: SLOW,
    within: 2 * 34_000,
  },
  tampered: {
    name: 'the entry was tampered with',
    start: (f) => f.tamper('entry'),
    title: UNSAFE,
    within: 2 * 10_000,
  },
  contract: {
    name: 'it was built for contract 2.0.0',
    start: (f) => f.demandContract('2.0.0'),
    title: NEWER,
    within: 2 * 10_000,
    action: 'Load the app again',
  },
} satisfies Record<string, Fault>;

interface Remote {
  name: string;
  /** Makes what the page needs, and answers its address. */
  prepare: (account: Account) => Promise<string>;
  shown: (main: Locator) => Locator;
  faults: Fault[];
}

const remotes: Remote[] = [
  {
    name: 'notes',
    prepare: async (account) => `/${(await account.note('Lighthouse', 'It stands.')).slug}`,
    shown: (main) => main.getByText('It stands.'),
    faults: Object.values(faults),
  },
  {
    name: 'sharing',
    prepare: async () => '/i/trash',
    shown: (main) => main.getByText('Trash is empty'),
    faults: [faults.manifest500, faults.tampered],
  },
  {
    name: 'youtube',
    prepare: async (account) => {
      await account.setting({ key: 'USE_YOUTUBE_READER', value: true });
      return '/i/youtube';
    },
    shown: (main) => main.getByText('No channels yet'),
    faults: [faults.entry404],
  },
  {
    name: 'notifications',
    prepare: async () => '/i/notifications',
    shown: (main) => main.getByText('Welcome to My Note'),
    faults: [faults.chunk500, faults.contract],
  },
];

/** Top bar and sidebar do what they are for. */
async function expectLiveShell(shell: Shell): Promise<void> {
  await expect(shell.userMenu).toBeVisible();
  await shell.overview.click();
  const overview = shell.dialog('Overview');
  await expect(overview).toBeVisible();
  await shell.closeDialog();
  await expect(overview).toBeHidden();
  await shell.pageLink('Issue report / Feature request').click();
  await expect(
    shell.main.getByRole('heading', { level: 1, name: 'Issue report / Feature request' }),
  ).toBeVisible();
}

for (const remote of remotes) {
  for (const fault of remote.faults) {
    const { action = 'Try again', within } = fault;
    test(`remote ${remote.name}, when ${fault.name}: the shell lives, the panel says so, "${action}" helps`, async ({
      page,
      account,
      siteUrl,
      shell,
      consoleGuard,
    }) => {
      test.setTimeout(within + 60_000);
      consoleGuard.allow(
        new RegExp(`remotes/${remote.name}/|RemoteError|remote_${remote.name}|ScriptNetworkError`),
      );
      const address = await remote.prepare(account);
      const files = await filesOf(page, siteUrl, remote.name);
      await fault.start(files);

      // A script that hangs holds back the load event.
      await page.goto(address, { waitUntil: 'commit' });
      const panel = shell.main.getByRole('alert').filter({ hasText: fault.title });
      await expect(panel).toBeVisible({ timeout: within });
      expect(files.asked(), 'the broken file was asked for').toBeGreaterThan(0);
      await expectLiveShell(shell);

      await page.goBack({ waitUntil: 'commit' });
      await expect(panel).toBeVisible({ timeout: within });
      await files.mend();
      await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
      await panel.getByRole('button', { name: action }).click();
      await expect(remote.shown(shell.main)).toBeVisible({ timeout: 15_000 });
      const reloaded = await page.evaluate(() => !Reflect.has(window, 'sameDocument'));
      expect(reloaded, 'the page was loaded again').toBe(action === 'Load the app again');
    });
  }
}

test('a registry that cannot be read at the first start leaves the shell alive', async ({
  page,
  shell,
  consoleGuard,
}) => {
  consoleGuard.allow(/registry|RemoteError/);
  await page.route('**/registry.json', (route) => route.fulfill({ status: 503, body: 'away' }));
  await page.goto('/i/trash');
  await expect(shell.main.getByRole('alert')).toBeVisible();
  await expectLiveShell(shell);
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
