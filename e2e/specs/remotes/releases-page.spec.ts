import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility/axe.ts';
import { createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { changeBuild } from '../../fixtures/remotes/changed-build.ts';
import type { PublishedSite } from '../../fixtures/remotes/published-site.ts';
import { expect, publishingTest } from '../../fixtures/remotes/publishing.ts';
import { remote } from '../../fixtures/remotes/remote-command.ts';

const test = publishingTest({ TELEMETRY: 'on' });
test.use({ signedIn: false });

/** Publishes another version of the sharing remote, and returns its number. */
async function publish(site: PublishedSite, code: string, ...args: string[]) {
  const build = await changeBuild('sharing', /^__federation_expose_trash_page\..*\.js$/, (text) =>
    text.replace(/(?=\/\/# sourceMappingURL|$)/, `;/* ${code} */\n`),
  );
  const store = ['--store', site.folder];
  await remote(build.workspace, 'publish', 'remote-sharing/', '--without-browser', ...args, ...store);
  await build.remove();
  const { version, canary } = await site.entry('sharing');
  return canary?.version ?? version;
}

/** What browsers would report of a version. */
async function report(url: string, version: string, load: number) {
  for (let visit = 0; visit < 24; visit += 1) {
    const one = { name: 'sharing', version, wanted: true, load: [load], lcp: [load * 4], inp: [40] };
    const failures = visit === 5 ? { failures: ['render'] } : {};
    const response = await fetch(`${url}/api/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ remotes: [{ ...one, ...failures }] }),
    });
    expect(response.status).toBe(204);
  }
}

const entryOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true, level: 3 }) });
const actions = (entry: Locator) => entry.getByRole('button', { name: 'Actions for sharing', exact: true });

/** Opens a menu, chooses, and confirms, with keys alone. */
async function confirm(page: Page, button: Locator, item: string, reason = '') {
  await button.press('Enter');
  const choice = page.getByRole('menuitem', { name: item });
  // Keys that are pressed before the menu has the focus are lost.
  await expect(async () => {
    await page.keyboard.press('Home');
    const items = await page.getByRole('menuitem').allTextContents();
    for (let at = 0; at < items.indexOf(item); at += 1) await page.keyboard.press('ArrowDown');
    await expect(choice).toHaveAttribute('data-highlighted', { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  if (reason) await dialog.getByLabel('Reason').pressSequentially(reason);
  await dialog.getByLabel('Reason').press('Enter');
  return dialog;
}

async function change(...args: Parameters<typeof confirm>) {
  // What lies behind an open dialog is hidden from roles.
  await expect(await confirm(...args)).toBeHidden();
}

/** Undoes a change by its toast. */
const undo = (page: Page, done: string) =>
  page.getByRole('status').filter({ hasText: done }).getByRole('button', { name: 'Undo' }).press('Enter');

test('an operator looks at releases, changes them with keys alone, and undoes it', async ({
  page,
  shell,
  // The first of the site, which is the operator's.
  account,
  site,
  siteUrl,
  consoleGuard,
}) => {
  test.setTimeout(240_000);
  // A refused change, a list that does not arrive, and figures that were asked for before a remote was removed.
  consoleGuard.allow(/409|ERR_FAILED|404 .*\/figures/);
  const first = (await site.entry('sharing')).version;
  const second = await publish(site, 'second');
  await report(siteUrl, second, 90);
  await signInBrowser(page, siteUrl, account);
  await page.goto(siteUrl);
  await shell.userMenu.click();
  await page.getByRole('menuitem', { name: 'Releases' }).click();
  await expect(page).toHaveURL(`${siteUrl}/i/releases`);

  const entry = entryOf(page, 'sharing');
  await expect(entry.getByText(second).first()).toBeVisible();
  await expect(entry.getByText(/24 loads · 4\.2% failed · Load time, p75 \d+ ms/)).toBeVisible({
    timeout: 20_000,
  });
  await expectNoViolations(page, 'Releases');

  await test.step('figures, versions, and a comparison', async () => {
    await entry.getByRole('button', { name: 'Details of sharing' }).press('Enter');
    await expect(entry.getByRole('img', { name: 'Loads', exact: true })).toBeVisible();
    await expect(entry.getByRole('row', { name: /^Errors in code/ })).toContainText('1');
    await entry.getByRole('radio', { name: 'Last hour' }).check();
    await expect(entry.getByRole('row', { name: /^Loads/ })).toContainText('24');
    await expect(entry.getByRole('row', { name: /^All scripts and styles/ })).toContainText('kB');
    await expect(entry.getByRole('row', { name: /^Contract/ })).toContainText('same');
    await expectNoViolations(page, 'Details of a remote');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoViolations(page, 'Details of a remote on a phone');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'nothing is wider than a phone').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await entry.getByRole('button', { name: 'Details of sharing' }).press('Enter');
  });

  await test.step('kill, revive, and their Undo', async () => {
    await actions(entry).press('Enter');
    await page.getByRole('menuitem', { name: 'Kill' }).click();
    await expectNoViolations(page, 'Kill a remote');
    await page.keyboard.press('Escape');
    await expect(actions(entry), 'the focus is back').toBeFocused();

    await change(page, actions(entry), 'Kill', 'It loses texts');
    await expect(entry.getByText('Off for everyone')).toBeVisible();
    expect((await site.entry('sharing')).killed).toBe(true);
    await expect(page.getByRole('listitem').filter({ hasText: 'kill sharing' }).first()).toContainText(
      'It loses texts',
    );
    await undo(page, 'sharing is off for everyone');
    await expect(entry.getByText('Off for everyone')).toBeHidden();
    await change(page, actions(entry), 'Kill');
    await expect(entry.getByText('Off for everyone')).toBeVisible();
    await change(page, actions(entry), 'Revive');
    await expect(entry.getByText('Off for everyone')).toBeHidden();
    expect((await site.entry('sharing')).killed).toBeUndefined();
  });

  await test.step('rollback, with Undo', async () => {
    const before = await site.entry('sharing');
    await change(page, actions(entry), `Roll back to ${first}`);
    await expect.poll(async () => (await site.entry('sharing')).version).toBe(first);
    await undo(page, `sharing is back at ${first}`);
    await expect.poll(() => site.entry('sharing')).toEqual(before);
    await expect(page.getByText('sharing is as it was before').first()).toBeVisible();
  });

  await test.step('a canary: start, share, promote', async () => {
    const details = entry.getByRole('button', { name: 'Details of sharing' });
    await expect(async () => {
      // The focus may still come back to the button of the menu, which the key would open.
      await page.keyboard.press('Escape');
      await details.press('Enter');
      await expect(details).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
    }).toPass();
    await change(
      page,
      entry.getByRole('button', { name: `Actions for sharing ${first}` }),
      'Start canary',
      'Try it again',
    );
    await expect(entry.getByText('Canary 10%')).toBeVisible();
    await expect(entry.getByText('Guarded')).toBeVisible();
    await expect(entry.getByText(/0 of 6 loads at 10%\. Next: 25% of the browsers/)).toBeVisible();
    await expectNoViolations(page, 'A guarded canary');

    await actions(entry).press('Enter');
    await page.getByRole('menuitem', { name: 'Change share' }).click();
    await page.getByRole('alertdialog').getByRole('radio', { name: '25%' }).check();
    await expectNoViolations(page, 'The share of a canary');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change share' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    await expect(entry.getByText('Canary 25%')).toBeVisible();
    await undo(page, 'The canary of sharing has another share');
    await expect(entry.getByText('Canary 10%')).toBeVisible();

    await change(page, actions(entry), 'Promote canary', 'It is faster');
    await expect.poll(async () => (await site.entry('sharing')).version).toBe(first);
    await undo(page, `sharing ${first} is live`);
    await expect
      .poll(() => site.entry('sharing'))
      .toMatchObject({
        version: second,
        canary: { version: first, percent: 10 },
      });
    await details.press('Enter');
  });

  await test.step('a change that somebody else was faster with', async () => {
    await page.route('**/api/releases', (route) => route.abort());
    await remote('.', 'canary', 'sharing', 'off', '--store', site.folder);
    const dialog = await confirm(page, actions(entry), 'Promote canary');
    await expect(dialog.getByRole('alert')).toContainText('sharing was changed meanwhile, by revision');
    await expect(dialog.getByRole('alert')).toContainText('team sharing: canary sharing off');
    await page.unroute('**/api/releases');
    await page.keyboard.press('Escape');
    await expect(entry.getByText('Canary 10%', { exact: true })).toBeHidden({ timeout: 20_000 });
  });

  await test.step('remove, on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await actions(entry).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('Its files stay for 14 days');
    await expectNoViolations(page, 'Remove a remote, on a phone');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog).toBeHidden();
    await expect(entry.getByText('Removed', { exact: true })).toBeVisible();
    expect((await site.read()).remotes.some(({ name }) => name === 'sharing')).toBe(false);
    await change(page, actions(entry), `Bring back ${second}`);
    await expect(entry.getByText('Removed', { exact: true })).toBeHidden();
    expect((await site.entry('sharing')).version).toBe(second);
  });
});

test('the page is closed to everybody else', async ({ page, shell, siteUrl }) => {
  // Somebody else has the first account of the site, which is the operator's.
  await signInBrowser(page, siteUrl, await createAccount(siteUrl));
  await page.goto(`${siteUrl}/i/releases`);
  await expect(page.getByText('Only the operator can open this page')).toBeVisible();
  await expectNoViolations(page, 'Releases, closed');
  await shell.userMenu.click();
  await expect(page.getByRole('menuitem', { name: 'Account' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Releases' })).toBeHidden();
});
