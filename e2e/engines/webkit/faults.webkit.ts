import type { Account } from '../../fixtures/accounts/account.ts';
import { PANEL_TIMEOUT, PANEL_UNREACHABLE, PANEL_UNSAFE } from '../../journeys/panels.ts';
import { alert, button, heading } from './elements.ts';
import type { WebKitPage } from './webkit-page.ts';
import { expect, test } from './webkit-test.ts';

interface Remote {
  name: string;
  prepare: (account: Account) => Promise<string>;
  title: string;
}

const REMOTES: Remote[] = [
  {
    name: 'notes',
    prepare: async (account) => `/${(await account.note('Lighthouse', 'It stands.')).slug}`,
    title: 'Lighthouse',
  },
  { name: 'sharing', prepare: async () => '/i/trash', title: 'Trash' },
  { name: 'notifications', prepare: async () => '/i/notifications', title: 'Notifications' },
  { name: 'workspace', prepare: async () => '/i/transfer', title: 'Import and export' },
];

/** Uses the top bar to check that it still works. */
async function expectWorkingShell(webkit: WebKitPage): Promise<void> {
  await webkit.click(button('Overview'));
  await webkit.one({ css: '[role=dialog]', name: /Overview/ });
  await expect(async () => {
    // A dialog that opens does not listen yet.
    await webkit.press('Escape');
    await webkit.none({ css: '[role=dialog]' }, 1_000);
  }).toPass();
}

/** The same text with one bit of its last letter flipped. */
function flipBit(body: Buffer): Buffer {
  const changed = Buffer.from(body);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  return changed;
}

for (const { name, prepare, title } of REMOTES) {
  const isScript = (path: string) => path.startsWith(`/remotes/${name}/`) && path.endsWith('.js');

  test(`${name}: scripts with one flipped bit do not run, and the shell keeps working`, async ({
    webkit,
    account,
    line,
  }) => {
    const path = await prepare(account);
    line.faultOf = (asked) => (isScript(asked) ? flipBit : undefined);
    await webkit.goto(path);
    await webkit.one(alert(new RegExp(PANEL_UNSAFE)));
    expect(line.asked.some(isScript)).toBe(true);
    await expectWorkingShell(webkit);
  });

  test(`${name}: scripts that do not arrive show the reason, and Try again loads them`, async ({
    webkit,
    account,
    line,
  }) => {
    const path = await prepare(account);
    line.faultOf = (asked) => (isScript(asked) ? 503 : undefined);
    await webkit.goto(path);
    await webkit.one(alert(new RegExp(PANEL_UNREACHABLE)));
    await expectWorkingShell(webkit);
    line.faultOf = () => undefined;
    await webkit.click({ css: 'main button', name: 'Try again' });
    await webkit.one(heading(title));
  });
}

test('scripts that hang show the panel before long, and the shell keeps working', async ({
  webkit,
  account,
  line,
}) => {
  const path = await REMOTES[1]?.prepare(account);
  line.faultOf = (asked) => (/^\/remotes\/sharing\/.*\.js$/.test(asked) ? 'hang' : undefined);
  await webkit.goto(path ?? '');
  await webkit.one(alert(new RegExp(PANEL_TIMEOUT)), 40_000);
  await expectWorkingShell(webkit);
});

test('without a registry the last good one counts', async ({ webkit, account, line }) => {
  await webkit.goto('/i/trash');
  await webkit.one(heading('Trash'));
  expect(account.user._id).not.toBe('');
  line.faultOf = (asked) => (asked === '/registry.json' ? 'cut' : undefined);
  await webkit.reload();
  await webkit.one(heading('Trash'));
});
