import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interceptRemoteFiles } from '@my-note/conformance/remote-files';
import type { Page } from '@playwright/test';
import { createAccount } from '../../fixtures/accounts/account.ts';
import { signInBrowser } from '../../fixtures/accounts/signed-in.ts';
import { expectThroughout } from '../../fixtures/expect-throughout.ts';
import { isFullRun } from '../../fixtures/full-run.ts';
import { makeDataDir, removeDataDir, type Server, startServer } from '../../fixtures/server.ts';
import { expect, test } from '../../fixtures/test.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string };
}
interface Point {
  attributes: Attribute[];
  count?: number;
  sum?: number;
  asDouble?: number;
}
interface Metric {
  name: string;
  histogram?: { dataPoints: Point[] };
  sum?: { dataPoints: Point[] };
}
interface Report {
  resourceMetrics: { resource: { attributes: Attribute[] }; scopeMetrics: { metrics: Metric[] }[] }[];
}

/** A collector as an operator would run one: takes metrics as OTLP over HTTP from pages of any site. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type');
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text;
    });
    request.on('end', () => {
      if (request.method === 'POST' && request.url === '/v1/metrics') bodies.push(body);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const reports = () => bodies.map((body): Report => JSON.parse(body));
  return {
    url: `http://127.0.0.1:${port}/v1/metrics`,
    bodies,
    resources: () =>
      reports().flatMap(({ resourceMetrics }) =>
        resourceMetrics.map(({ resource }) => named(resource.attributes)),
      ),
    /** The points of a metric, with their attributes by name. */
    points: (name: string) =>
      reports()
        .flatMap(({ resourceMetrics }) => resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics))
        .flatMap(({ metrics }) => metrics)
        .filter((metric) => metric.name === name)
        .flatMap(({ histogram, sum }) => histogram?.dataPoints ?? sum?.dataPoints ?? [])
        .map(({ attributes, count, asDouble }) => ({
          ...named(attributes),
          times: Number(count ?? asDouble),
        })),
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

const named = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]));

async function versionsOf(siteUrl: string): Promise<Record<string, string>> {
  const registry: { remotes: { name: string; version: string }[] } = await (
    await fetch(`${siteUrl}/registry.json`)
  ).json();
  return Object.fromEntries(registry.remotes.map(({ name, version }) => [name, version]));
}

const loadedTelemetry = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/telemetry')),
  );

test.describe('with a collector configured', () => {
  // One service and one collector serve all of them.
  test.describe.configure({ mode: 'default' });
  let collector: Awaited<ReturnType<typeof startCollector>>;
  let server: Server;
  let dataDir: string;

  test.beforeAll(async () => {
    collector = await startCollector();
    dataDir = await makeDataDir();
    server = await startServer(dataDir, undefined, undefined, {
      TELEMETRY: 'on',
      TELEMETRY_OTLP_URL: collector.url,
    });
  });
  test.beforeEach(() => collector.bodies.splice(0));
  test.afterAll(async () => {
    await server.kill();
    await collector.stop();
    await removeDataDir(dataDir);
  });

  /** Somebody with a note, signed in on the page. */
  async function signIn(page: Page) {
    const account = await createAccount(server.url);
    const note = await account.note('Secret lighthouse', 'It stands.');
    await signInBrowser(page, server.url, account);
    return { account, note };
  }

  const firePageHide = (page: Page) => page.evaluate(() => dispatchEvent(new Event('pagehide')));

  test('reports load times and failures of remotes by version, and nothing about users or their notes', async ({
    page,
    shell,
    consoleGuard,
    networkIdle,
  }) => {
    test.setTimeout(90_000);
    consoleGuard.allow(/remotes\/sharing\/|RemoteError|remote_sharing/);
    const { account, note } = await signIn(page);
    const files = await interceptRemoteFiles(page, server.url, 'sharing');
    await files.respondWith('manifest', 500);
    await page.goto(`${server.url}/${note.slug}`);
    await expect(shell.main.getByText('It stands.')).toBeVisible();
    await shell.goTo('Trash');
    await expect(shell.main.getByRole('alert')).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => loadedTelemetry(page)).toBe(true);
    await networkIdle();
    await firePageHide(page);

    const versions = await versionsOf(server.url);
    const notes = { remote: 'notes', version: versions.notes };
    const sharing = { remote: 'sharing', version: versions.sharing };
    await expect
      .poll(() => collector.points('my_note.remote.load'))
      .toContainEqual({ ...notes, module: 'note-page', times: 1 });
    expect(collector.points('my_note.remote.failures')).toContainEqual({
      ...sharing,
      module: 'trash-page',
      kind: 'network',
      times: 1,
    });
    expect(collector.points('my_note.remote.circuit_changes')).toContainEqual({
      ...sharing,
      state: 'open',
      times: 1,
    });
    expect(collector.resources()[0]).toMatchObject({ 'service.name': 'my-note-web' });
    for (const word of [note.slug, 'Secret', account.email, account.user._id, account.name])
      expect(collector.bodies.join()).not.toContain(word);
  });

  // A quarter of a minute of waiting.
  if (isFullRun)
    test('reports within fifteen seconds from an open page, and sends nothing more without new data', async ({
      page,
    }) => {
      await signIn(page);
      await page.goto(`${server.url}/i/trash`);
      await expect.poll(() => collector.points('my_note.remote.load').length, { timeout: 25_000 }).toBe(1);
      await firePageHide(page);
      await expectThroughout(() => expect(collector.bodies).toHaveLength(1), 1_000);
    });

  test('sends the remaining data when the page is closed', async ({ page, shell, networkIdle }) => {
    await signIn(page);
    await page.goto(`${server.url}/i/trash`);
    await expect(shell.main.getByText('Trash is empty')).toBeVisible();
    await expect.poll(() => loadedTelemetry(page)).toBe(true);
    await networkIdle();
    expect(collector.bodies).toEqual([]);
    await page.goto(`${server.url}/favicon.svg`);
    await expect.poll(() => collector.points('my_note.remote.load').length).toBe(1);
  });
});

test('sends nothing and loads no telemetry code with TELEMETRY=off', async ({ page, shell }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const isRenewal = request.url().endsWith('/login-requests/renewals');
    if (request.method() === 'POST' && !isRenewal) elsewhere.push(request.url());
  });
  await page.goto('/i/trash');
  await expect(shell.main.getByText('Trash is empty')).toBeVisible();
  await expectThroughout(async () => {
    expect(await loadedTelemetry(page)).toBe(false);
    expect(elsewhere).toEqual([]);
  }, 4_000);
});
