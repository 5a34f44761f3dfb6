import { percentile } from '../../api/bench/percentile.ts';
import { seedTree } from '../../api/bench/seed/seed-tree.ts';
import { createPageProbe } from './page/page-probe.ts';
import { settled } from './page/settled.ts';
import { openSite } from './page/site.ts';

/** Measures the sidebar on the built site with ten thousand notes, five thousand of them in one category. */
const COUNT = Number(process.env.BENCH_NOTES ?? 10_000);
const TIMES = 7;

const site = await openSite((db, userId) => seedTree(db, userId, COUNT));
const page = await site.newPage();
const rows: number[] = [];
const countRows = async () => rows.push(await page.locator('[role=treeitem]').count());
const say = (what: string, figures: Record<string, number>, target: string) => {
  const list = Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(1)}`);
  console.log(`${what.padEnd(44)} ${list.join('  ').padEnd(44)} ${target}`);
};

const started = performance.now();
await page.goto(site.origin);
const wide = page.getByRole('treeitem', { name: 'Wide', exact: true });
await wide.waitFor();
say('page opened, tree on screen', { ms: performance.now() - started }, '');
const probe = await createPageProbe(page);
await countRows();

const expanded: number[] = [];
for (let time = 0; time < TIMES; time += 1) {
  await wide.focus();
  expanded.push(
    await page.evaluate(async () => {
      const start = performance.now();
      const row = document.activeElement;
      row?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
      while (!document.querySelector('[role=treeitem][aria-level="2"]')) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - start;
    }),
  );
  await countRows();
  if (time < TIMES - 1) {
    await wide.focus();
    await page.keyboard.press('ArrowLeft');
    await page.locator('[role=treeitem][aria-level="2"]').first().waitFor({ state: 'detached' });
  }
}
say(
  'expand 5,000 children, to the next frame',
  { p50: percentile(expanded, 0.5), max: percentile(expanded, 1) },
  'at most 100',
);
await page.keyboard.press('End');
await settled(page, 200);
await countRows();
await page.keyboard.press('Home');
await settled(page, 200);

await probe.follow('dragstart');
for (let time = 0; time < TIMES; time += 1) {
  const box = await page.getByRole('treeitem', { name: `Note ${time}`, exact: true }).boundingBox();
  if (!box) throw new Error('The row to drag is not on screen');
  await page.mouse.move(box.x + 120, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + box.height / 2 + 40, { steps: 4 });
  await settled(page, 100);
  await countRows();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await settled(page, 100);
}
const drags = await probe.take();
if (process.env.BENCH_ALL) console.log(drags);
say(
  `a drag starts (${drags.length} drags)`,
  {
    handled: percentile(
      drags.map(({ handled }) => handled),
      1,
    ),
    painted: percentile(
      drags.map(({ painted }) => painted),
      1,
    ),
  },
  'at most 50',
);

await page.goto(`${site.origin}/wide/note-7`);
await page.getByRole('button', { name: 'Edit', exact: true }).first().click();
const title = page.getByRole('textbox', { name: 'Title' });
await title.click();
await page.keyboard.press('End');
const typing = await createPageProbe(page);
await settled(page, 1_000);
await typing.longestTask();
await typing.follow('keydown');
await page.keyboard.type(' and more of it, typed while five thousand are open', { delay: 80 });
const keys = await typing.take();
await countRows();
say(
  `a key in the title, branch open (${keys.length} keys)`,
  {
    'handled p95': percentile(
      keys.map(({ handled }) => handled),
      0.95,
    ),
    'painted p95': percentile(
      keys.map(({ painted }) => painted),
      0.95,
    ),
  },
  'at most 16',
);
await page.locator('main').click({ position: { x: 5, y: 5 } });
await settled(page, 2_000);
say('longest task while it was typed and saved', { ms: await typing.longestTask() }, '');
say('rows in the document, at most', { rows: Math.max(...rows) }, 'at most 150');

await site.close();
