import { changeBuild } from '../../fixtures/remotes/changed-build.ts';
import { expect, publishingTest } from '../../fixtures/remotes/publishing.ts';
import { remote } from '../../fixtures/remotes/remote-command.ts';
import { collectorLoaded, keepReports, reportsOf } from '../../fixtures/telemetry/reports.ts';

const test = publishingTest({ TELEMETRY: 'on' });

test('a slot that throws on the page of another remote is a failure of its own remote', async ({
  page,
  account,
  shell,
  site,
  consoleGuard,
}) => {
  consoleGuard.allow(/broken dialog/);
  const build = await changeBuild('sharing', /^__federation_expose_share_dialog\..*\.js$/, (code) =>
    code.replace(/Component:\(\)=>[\w.]+/, 'Component:()=>function(){throw new Error("broken dialog")}'),
  );
  await remote(build.workspace, 'publish', 'remote-sharing/', '--without-browser', '--store', site.folder);
  const { version } = await site.entry('sharing');
  await keepReports(page);
  const note = await account.note('Plan', 'With a dialog that fails.');
  await page.goto(`/${note.slug}`);
  await expect(shell.main.getByText('With a dialog that fails.')).toBeVisible();
  await collectorLoaded(page);
  await shell.main.getByRole('button', { name: 'Share' }).click();
  const failed = async () =>
    (await reportsOf(page))
      .filter(({ failures }) => failures)
      .map(({ name, ...rest }) => [name, rest.version, rest.failures]);
  await expect.poll(failed).toEqual([['sharing', version, ['render']]]);
  await expect(shell.main.getByText('With a dialog that fails.')).toBeVisible();
  await build.remove();
});

test('what a remote throws before the collector is there is counted, once', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/thrown early/);
  const url = '/remotes/first/1.0.0/early.js';
  await page.route(`**${url}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'Promise.reject(new Error("thrown early")); setTimeout(() => { throw new Error("thrown early"); });',
    }),
  );
  await keepReports(page);
  await page.addInitScript((src) => {
    document.addEventListener('DOMContentLoaded', () =>
      document.head.append(Object.assign(document.createElement('script'), { src })),
    );
  }, url);
  await page.goto('/i/trash');
  await collectorLoaded(page);
  await expect
    .poll(async () => (await reportsOf(page)).find(({ name }) => name === 'first'))
    .toMatchObject({ version: '1.0.0', wanted: true, failures: ['script'] });
  const reports = await reportsOf(page);
  expect(reports.filter(({ name, failures }) => name === 'first' && failures)).toHaveLength(1);
});
