import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { builtSite, makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test as plain } from '../../fixtures/test.ts';

const HOURS_BEHIND = 25;
/** Lets a process take the time for that of yesterday, so that its backup is due again today. */
const yesterday = `--import=data:text/javascript,${encodeURIComponent(`
  const Now = Date;
  const behind = ${HOURS_BEHIND} * 3_600_000;
  globalThis.Date = class extends Now {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [Now.now() - behind]));
    }
    static now() {
      return Now.now() - behind;
    }
  };
`)}`;

/** A place for backups, and a site that writes them there. */
const test = plain.extend<{ place: { folder: string; start: (options?: string[]) => Promise<Server> } }>({
  place: async ({ page }, use) => {
    const [dataDir, parent] = [await makeDataDir(), await mkdtemp(path.join(tmpdir(), 'my-note-backups-'))];
    const folder = path.join(parent, 'nas');
    const settings = {
      BACKUP_EVERY: '24h',
      BACKUP_KEEP: '14',
      BACKUP_TO: folder,
      BACKUP_PASSPHRASE: 'green garden seven stones',
    };
    const started: Server[] = [];
    await use({
      folder,
      async start(options = []) {
        const server = await startServer(dataDir, undefined, builtSite, settings, options);
        started.push(server);
        return server;
      },
    });
    // Its calls would fail while the site ends.
    await page.close();
    for (const { stop } of started) await stop();
    await removeDataDir(dataDir);
    await rm(parent, { recursive: true });
  },
});
test.use({ signedIn: false });

/** What `/api/ready` tells monitoring of the backups. */
const ready = async (url: string) => (await fetch(`${url}/api/ready`)).json();
/** Encrypting it and reading it back take seconds where the machine is busy. */
const firstBackup = ({ url }: Server) =>
  expect
    .poll(() => ready(url), { timeout: 60_000 })
    .toMatchObject({ backup: { lastGoodAt: expect.any(String) } });
const fact = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

test('an operator sees when the last good backup was made, and where it is', async ({ page, place }) => {
  const site = await place.start();
  await firstBackup(site);
  await signInBrowser(page, site.url, await createAccount(site.url));
  await page.goto(`${site.url}/i/people`);
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible();
  await expect(fact(page, 'Last good backup')).toHaveText(/(now|ago): [\d.,]+ .B, \d+ rows?, 0 attachments$/);
  await expect(fact(page, 'Kept in')).toHaveText(place.folder);
  await expect(fact(page, 'Next backup')).toHaveText(/^in \d+ hours\. 14 backups are kept$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await readdir(place.folder)).toEqual([expect.stringMatching(/^my-note-.*\.zip\.age$/)]);
  await expectNoViolations(page, 'Backups');
});

test('an operator sees that a backup failed, why, and how old the last good one is', async ({
  page,
  place,
}) => {
  const before = await place.start([yesterday]);
  await firstBackup(before);
  await before.stop();
  await rm(place.folder, { recursive: true });
  await writeFile(place.folder, 'a file where a folder was');

  const site = await place.start();
  await signInBrowser(page, site.url, await createAccount(site.url));
  await expect.poll(() => ready(site.url)).toMatchObject({ backup: { failing: true } });
  await page.goto(`${site.url}/i/people`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Backups are failing');
  await expect(alert).toContainText(`${place.folder} is a file where a folder is needed. Move it away`);
  await expect(fact(page, 'Last good backup')).toHaveText(/^(yesterday|25 hours ago): /);
  await expectNoViolations(page, 'Backups that fail');
});
