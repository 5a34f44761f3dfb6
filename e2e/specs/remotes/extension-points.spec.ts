import { type Account, createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { logNetwork } from '../../fixtures/network-log.ts';
import { createStorm, createWeather } from '../../fixtures/remotes/extension-remotes.ts';
import { copySite, type PublishedSite } from '../../fixtures/remotes/published-site.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';
import { NotificationsPage } from '../../pages/notifications-page.ts';
import { SearchDialog } from '../../pages/search-dialog.ts';
import { SettingsSheet } from '../../pages/settings-sheet.ts';
import { TransferPage } from '../../pages/transfer-page.ts';

// `weather` fills each point with the guide's example, and `storm`, before it in the registry, fails in each.
test.describe.configure({ mode: 'serial' });
test.use({ signedIn: false });

let weather: ReturnType<typeof createWeather>;
let storm: ReturnType<typeof createStorm>;
let site: PublishedSite;
let dataDir: string;
let server: Server;
let account: Account;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  [storm, weather] = [createStorm(), createWeather()];
  [site, dataDir] = [await copySite(), await makeDataDir()];
  for (const team of [storm, weather]) team.build();
  storm.remote('publish', storm.dir, '--store', site.folder, '--without-browser');
  // Publishing looks for what each point takes, in a browser.
  weather.remote('publish', weather.dir, '--store', site.folder);
  server = await startServer(dataDir, undefined, site.folder);
  account = await createAccount(server.url);
  await account.note('Lighthouse', 'It stands in Oslo.');
});
test.afterAll(async () => {
  await server?.stop();
  for (const team of [weather, storm]) team?.remove();
  await site?.remove();
  await removeDataDir(dataDir);
});
test.beforeEach(async ({ page, consoleGuard }) => {
  // React reports what a component threw.
  consoleGuard.allow(/broken on purpose/);
  await signInBrowser(page, server.url, account);
});

test('nothing of a remote is fetched before a point needs it', async ({ page, shell, networkIdle }) => {
  const network = await logNetwork(page);
  // Files of their pages are fetched before, as their links are in sight.
  const filling = () =>
    network
      .matching(/^\/remotes\/(weather|storm)\//)
      .flatMap(({ url }) => /__federation_expose_(?!\w+_page)(\w+)/.exec(url)?.[1] ?? []);
  await page.goto(`${server.url}/lighthouse`);
  await expect(shell.main.getByText('It stands in Oslo.')).toBeVisible();
  await networkIdle();
  expect(filling()).toEqual([]);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Weather of that day' })).toBeVisible();
  expect(new Set(filling())).toEqual(new Set(['note_action']));
});

test('a card, a section of settings, and a failing neighbor that leaves nothing', async ({ page, shell }) => {
  await page.goto(server.url);
  await expect(shell.main.getByText('21 degrees in Oslo')).toBeVisible();
  const failed = page.waitForEvent('console', (message) => message.text().includes('storm/settings-section'));
  const { sheet, youtube } = new SettingsSheet(page);
  // Keys work once the page is shown and quiet.
  await expect(async () => {
    await page.keyboard.press(',');
    await expect(sheet).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const section = sheet.getByRole('region', { name: 'Weather' });
  await section.getByText('Degrees Fahrenheit').click();
  await expect(section.getByRole('checkbox')).toBeChecked();
  await failed;
  await expect(sheet.getByText('Storm')).toHaveCount(0);
  await expect(youtube).toBeAttached();
});

test('commands run from >, and one that throws says so', async ({ page, shell }) => {
  await page.goto(server.url);
  const search = new SearchDialog(page);
  await search.open();
  await search.input.fill('> rain');
  await search.option(search.commands, 'Go to Weather').click();
  await expect(page).toHaveURL(/\/i\/weather$/);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('Weather');
  await search.open();
  await search.input.fill('> storm');
  await expect(search.option(search.commands, 'Start a storm')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText("“Start a storm” didn't work")).toBeVisible();
});

test('a search provider has a group below our own results', async ({ page }) => {
  await page.goto(server.url);
  const search = new SearchDialog(page);
  await search.open();
  await search.input.fill('oslo');
  const group = search.results.getByRole('group', { name: 'Weather' });
  await expect(group.getByRole('option', { name: 'Oslo' })).toContainText('The weather of today');
  await expect(search.inText.getByRole('option')).toContainText('It stands in Oslo.');
  expect(
    await search.results.getByRole('group').evaluateAll((all) => all.map((one) => one.textContent)),
  ).toEqual([expect.stringContaining('In text'), expect.stringContaining('Weather')]);
  await expect(search.results.getByRole('group', { name: 'Storm' })).toHaveCount(0);
  await group.getByRole('option', { name: 'Oslo' }).click();
  await expect(page).toHaveURL(/\/i\/weather\?place=Oslo$/);
});

test('an action of a note runs from its menu, reading and writing', async ({ page, notePage }) => {
  await page.goto(`${server.url}/lighthouse`);
  const more = page.getByRole('button', { name: 'More', exact: true });
  const action = page.getByRole('menuitem', { name: 'Weather of that day' });
  await more.click();
  await action.click();
  await expect(page.getByText('It was sunny when you wrote Lighthouse')).toBeVisible();
  await notePage.edit.click();
  await notePage.titleInput.fill('Tower');
  await more.click();
  await expect(action).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Blow away' })).toHaveCount(0);
  await action.click();
  await expect(page.getByText('It was sunny when you wrote Tower')).toBeVisible();
});

test('an import format feeds the preview', async ({ page, shell }) => {
  const transfer = new TransferPage(page);
  await page.goto(`${server.url}/i/transfer`);
  await expect(shell.main.getByText('Also reads Storm log (.slog), Weather log (.wlog)')).toBeVisible();
  const file = (name: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from('2026-05-01 Sunny\n2026-05-02 Rain: all day\n'),
  });
  await transfer.chooseFiles(file('may.slog'));
  await expect(page.getByText('Couldn’t read the files as Storm log')).toBeVisible();
  await transfer.chooseFiles(file('may.wlog'));
  await expect(transfer.preview).toContainText('2 notes, 1 category');
  await transfer.import();
  await expect(page.getByText('Import finished')).toBeVisible();
  await page.goto(`${server.url}/weather-log/2026-05-02`);
  await expect(shell.main.getByRole('heading', { level: 1 })).toHaveText('2026-05-02');
  await expect(shell.main.getByText('Rain: all day')).toBeVisible();
});

test('a kind of notification is drawn by the first remote, and by the product when that one throws', async ({
  page,
}) => {
  const notifications = new NotificationsPage(page);
  const welcome = notifications.entry('Welcome to My Note');
  await page.goto(`${server.url}/i/notifications`);
  const failed = page.waitForEvent('console', (message) => message.text().includes('storm/notification'));
  await expect(welcome).toBeVisible();
  await failed;
  await expect(welcome).toBeVisible();
  await site.updateEntry('storm', (entry) => Object.assign(entry, { killed: true }));
  await page.reload();
  await expect(welcome).toContainText('It is sunny today.');
});

test('a fence is drawn in notes and in the editor, inserted from the slash menu, and edited in a dialog', async ({
  page,
  editor,
  notePage,
}) => {
  await site.updateEntry('storm', (entry) => Object.assign(entry, { killed: true }));
  const note = await account.note('Places', 'First');
  await page.goto(`${server.url}/${note.slug}`);
  await notePage.edit.click();
  await editor.typeAtEnd('');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/forecast');
  await expect(editor.options).toHaveText([/^Weather of a place/]);
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Weather of a place' });
  const place = dialog.getByRole('textbox', { name: 'Place' });
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await expect(place).toHaveValue('Oslo');
  const { height } = page.viewportSize() ?? { height: 0 };
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ x: 0, y: 0, height });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(editor.text.getByText('Oslo: sunny')).toBeVisible();

  await editor.text.getByText('Oslo: sunny').hover();
  await editor.text.getByRole('button', { name: 'Edit' }).click();
  await place.fill('Bergen');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(place).toHaveValue('Bergen');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(editor.text.getByText('Bergen: sunny')).toBeVisible();
  const content = async () => (await account.noteBySlug(note.slug)).content;
  await expect.poll(content).toBe('First\n\n```weather\nBergen\n```');
  await expect(editor.text).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect.poll(content).toBe('First\n\n```weather\nOslo\n```');

  await editor.text.getByText('Oslo: sunny').hover();
  await editor.text.getByRole('button', { name: 'Edit' }).click();
  await place.fill('Lost');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toHaveCount(0);
  await notePage.done.click();
  await expect(page.getByRole('main').getByText('Oslo: sunny')).toBeVisible();
  expect(await content()).toBe('First\n\n```weather\nOslo\n```');

  await site.updateEntry('weather', (entry) => Object.assign(entry, { killed: true }));
  await page.reload();
  await expect(page.getByRole('main').getByText('Oslo', { exact: true })).toBeVisible();
  await notePage.edit.click();
  await editor.text.getByText('Oslo', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Fjord');
  await expect.poll(content).toBe('First\n\n```weather\nOslo Fjord\n```');
  await site.updateEntry('weather', (entry) => Object.assign(entry, { killed: false }));
});

test('what a killed remote brings goes from an open tab', async ({ page, shell }) => {
  await page.goto(server.url);
  const card = shell.main.getByText('21 degrees in Oslo');
  await expect(card).toBeVisible();
  await site.updateEntry('weather', (entry) => Object.assign(entry, { killed: true }));
  // The check begins some time after the page is shown, and goes on every 45 seconds.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(card).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await site.updateEntry('weather', (entry) => Object.assign(entry, { killed: false }));
});

test('a former address leads to the present one, also while a canary moves it', async ({ page, shell }) => {
  const heading = shell.main.getByRole('heading', { level: 1 });
  await page.goto(`${server.url}/i/forecast?place=Oslo#now`);
  await expect(page).toHaveURL(/\/i\/weather\?place=Oslo#now$/);
  await expect(heading).toHaveText('Weather');
  await expect(
    page.getByRole('link', { name: 'Weather', exact: true }).locator('path'),
    'the icon that the guide draws',
  ).toHaveAttribute('d', /^M17\.5 19H9a7/);

  const canary = await site.stageRelease('weather');
  for (const one of canary.pages ?? []) Object.assign(one, { path: '/i/sky', aliases: ['/i/weather'] });
  const share = (percent: number) =>
    site.updateEntry('weather', (entry) => {
      Object.assign(entry, { canary: { version: canary.version, percent }, releases: [canary] });
    });
  await share(100);
  await page.goto(`${server.url}/i/weather?place=Oslo`);
  await expect(page).toHaveURL(/\/i\/sky\?place=Oslo$/);
  await expect(heading).toHaveText('Weather');
  await share(0);
  await page.goto(`${server.url}/i/sky?place=Oslo`);
  await expect(page).toHaveURL(/\/i\/weather\?place=Oslo$/);
  await expect(heading).toHaveText('Weather');
});

test('an optional remote fills its points while its setting is on, and else not one byte of it is fetched', async ({
  page,
  shell,
  networkIdle,
}) => {
  await site.updateEntry('weather', (entry) => Object.assign(entry, { flag: 'USE_YOUTUBE_READER' }));
  const network = await logNetwork(page);
  await page.goto(server.url);
  const settings = new SettingsSheet(page);
  await shell.openSettings();
  await expect(settings.sheet).toBeVisible();
  await networkIdle();
  expect(network.matching(/^\/remotes\/weather\//)).toEqual([]);
  await settings.toggleYoutube();
  const section = settings.sheet.getByRole('region', { name: 'Weather' });
  await expect(section).toBeVisible();
  await settings.toggleYoutube();
  await expect(section).toHaveCount(0);
});
