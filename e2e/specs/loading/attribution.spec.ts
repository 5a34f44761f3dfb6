import type { RemoteTelemetry } from '@my-note/contract/telemetry';
import { expect, publishingTest } from '../../fixtures/remotes/publishing.ts';
import { collectorLoaded, keepReports, reportsOf } from '../../fixtures/telemetry/reports.ts';

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

test('long animation frames and interactions are reported for the remote whose script caused them', async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const [name, url] of Object.entries(SEEDS))
    await page.route(`**${url}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script(name) }),
    );
  await keepReports(page);
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'longFrames', 0);
    new PerformanceObserver((list) =>
      Reflect.set(globalThis, 'longFrames', Reflect.get(globalThis, 'longFrames') + list.getEntries().length),
    ).observe({ type: 'long-animation-frame', buffered: true });
  });
  await page.goto('/i/trash');
  await expect(page.getByRole('main').getByText('Trash is empty')).toBeVisible();
  await collectorLoaded(page);
  for (const url of Object.values(SEEDS)) await page.evaluate((from) => import(from), url);

  for (let task = 0; task < TASKS_EACH; task += 1)
    for (const name of Object.keys(SEEDS)) {
      const before: number = await page.evaluate(() => Reflect.get(globalThis, 'longFrames'));
      await page.evaluate(
        ([which, ms]) => {
          const run: unknown = Reflect.get(Reflect.get(globalThis, 'seeded'), which);
          if (typeof run === 'function') run(ms);
        },
        [name, 60 + 5 * task] as const,
      );
      // Each in a frame of its own.
      await page.waitForFunction((least) => Reflect.get(globalThis, 'longFrames') >= least, before + 1);
    }
  for (const name of ['host', 'second']) await page.getByRole('button', { name: `work of ${name}` }).click();
  // The host's click came first, so it has been attributed when the other has.
  const inp = (reports: RemoteTelemetry[], wanted: string) =>
    reports.flatMap(({ name, inp = [] }) => (name === wanted ? inp : []));
  await expect
    .poll(async () => Math.max(0, ...inp(await reportsOf(page), 'second')))
    .toBeGreaterThanOrEqual(80);
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
  expect(inp(reports, 'first')).toEqual([]);
  expect(Math.max(0, ...inp(reports, 'sharing')), 'the click that the host worked on').toBeLessThan(80);
});
