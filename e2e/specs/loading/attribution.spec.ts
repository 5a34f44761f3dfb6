import type { RemoteTelemetry } from '@my-note/contract/telemetry';
import type { Page } from '@playwright/test';
import { expect, publishingTest } from '../../fixtures/remotes/publishing.ts';

const test = publishingTest({ TELEMETRY: 'on' });
const SEEDS = {
  first: '/remotes/first/1.0.0/work.js',
  second: '/remotes/second/2.0.0-0a1b2c3d/work.js',
  host: '/assets/seeded-work.js',
};
const TASKS_EACH = 20;
const LEAST_RIGHT = 0.95;

/** A script that keeps the page busy, after a click on its button or in a task of its own. */
const script = (name: string) => `
  const work = (ms) => { const end = performance.now() + ms; while (performance.now() < end); };
  const button = document.createElement('button');
  button.textContent = 'work of ${name}';
  button.style.cssText = 'position: fixed; z-index: 9999; inset-block-end: 0; inset-inline-start: ${['first', 'second', 'host'].indexOf(name) * 200}px';
  button.addEventListener('click', () => work(90));
  document.body.append(button);
  globalThis.seeded = { ...globalThis.seeded, ['${name}']: (ms) => setTimeout(() => work(ms)) };
`;

const reportsOf = (page: Page): Promise<RemoteTelemetry[]> =>
  page.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
    return Reflect.get(globalThis, 'reports') ?? [];
  });

test('long animation frames and interactions are reported for the remote whose script caused them', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [name, url] of Object.entries(SEEDS))
    await page.route(`**${url}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script(name) }),
    );
  await page.addInitScript(() => {
    // A beacon's body cannot be read from outside of the page.
    const reports: unknown[] = [];
    Reflect.set(globalThis, 'reports', reports);
    navigator.sendBeacon = (_url, body) => {
      if (body instanceof Blob) void body.text().then((text) => reports.push(...JSON.parse(text).remotes));
      return true;
    };
  });
  await page.goto('/i/trash');
  await expect(page.getByRole('main').getByText('Trash is empty')).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/telemetry')),
  );
  for (const url of Object.values(SEEDS)) await page.evaluate((from) => import(from), url);

  for (let task = 0; task < TASKS_EACH; task += 1)
    for (const name of Object.keys(SEEDS)) {
      await page.evaluate(
        ([which, ms]) => {
          const run: unknown = Reflect.get(Reflect.get(globalThis, 'seeded'), which);
          if (typeof run === 'function') run(ms);
        },
        [name, 60 + 5 * task] as const,
      );
      // Each in a frame of its own.
      await page.waitForTimeout(60 + 5 * task + 40);
    }
  for (const name of ['second', 'host']) await page.getByRole('button', { name: `work of ${name}` }).click();
  // The first report is sent after eight seconds; an interaction is attributed a second after it.
  await page.waitForTimeout(2_000);
  await page.evaluate(() => localStorage.removeItem('my-note.telemetry'));
  await expect.poll(async () => (await reportsOf(page)).some(({ name }) => name === 'second')).toBe(true);
  const reports = await reportsOf(page);

  const framesOf = (wanted: string) =>
    reports.filter(({ name }) => name === wanted).reduce((sum, { frames = 0 }) => sum + frames, 0);
  const expected = { first: TASKS_EACH, second: TASKS_EACH + 1 };
  const counted = Object.entries(expected).map(([name, tasks]) => Math.min(framesOf(name), tasks));
  const right = counted.reduce((sum, count) => sum + count, 0);
  console.log(`${right} of ${TASKS_EACH * 2 + 1} long tasks of remotes were attributed to their remote`);
  expect(right / (TASKS_EACH * 2 + 1)).toBeGreaterThanOrEqual(LEAST_RIGHT);
  for (const [name, tasks] of Object.entries(expected))
    expect(framesOf(name), 'nothing of the host or of another remote').toBeLessThanOrEqual(tasks);
  const inp = (wanted: string) => reports.flatMap(({ name, inp = [] }) => (name === wanted ? inp : []));
  expect(Math.max(...inp('second'))).toBeGreaterThanOrEqual(80);
  expect(inp('first')).toEqual([]);
  expect(Math.max(0, ...inp('sharing')), 'the click that the host worked on').toBeLessThan(80);
});
