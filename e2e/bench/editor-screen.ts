import type { Page } from '@playwright/test';
import { percentile } from '../../api/bench/percentile.ts';
import { longText, seedTexts } from '../../api/bench/seed/seed-text.ts';
import { keyWork } from './key-work.ts';
import { createPageProbe, type Reaction } from './page/page-probe.ts';
import { settled } from './page/settled.ts';
import { openSite } from './page/site.ts';

/** Measures the editor on the built site: how long a note takes to open for writing, and what a key costs. */
const LENGTHS = (process.env.BENCH_LENGTHS ?? '20000,50000,250000').split(',').map(Number);
const KEYS = 40;
/** Of so many keys each; other work of the machine then weighs less. */
const ROUNDS = 3;

const texts = [2_000, ...LENGTHS].map(longText);
const site = await openSite((db, userId) => seedTexts(db, userId, texts));
const places = ['start', 'middle', 'end'] as const;
type Place = (typeof places)[number];
type Figures = { half: number; handled: number; painted: number; longest: number; work: number };

async function goTo(page: Page, place: Place, text: string) {
  const box = page.locator(text);
  if (place !== 'middle') {
    await box.focus();
    await page.keyboard.press(place === 'start' ? 'Control+Home' : 'Control+End');
  } else {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await settled(page, 300);
    await page.mouse.click(640, 420);
  }
  await settled(page, 1_000);
}

async function typeAt(page: Page, place: Place, text: string): Promise<Figures> {
  await goTo(page, place, text);
  const probe = await createPageProbe(page);
  await page.keyboard.type('warm up', { delay: 80 });
  await settled(page, 1_000);
  await probe.longestTask();
  await probe.follow('keydown');
  const type = () =>
    page.keyboard.type('forty keys as a person types, and on we go'.slice(0, KEYS), { delay: 90 });
  const reactions: Reaction[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await type();
    reactions.push(...(await probe.take()));
  }
  const p95 = (kind: 'handled' | 'painted') =>
    percentile(
      reactions.map((reaction) => reaction[kind]),
      0.95,
    );
  const half = percentile(
    reactions.map(({ painted }) => painted),
    0.5,
  );
  const longest = await probe.longestTask();
  const work = percentile(await keyWork(page, type), 0.95);
  return { half, handled: p95('handled'), painted: p95('painted'), longest, work };
}

/** Milliseconds from the click on Edit until the text can be typed in, and is painted. */
const openForWriting = (page: Page) =>
  page.evaluate(async () => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent?.trim() === 'Edit',
    );
    const start = performance.now();
    button?.click();
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!document.querySelector('[contenteditable=true][aria-label="Note text"]:focus')) await frame();
    await frame();
    return performance.now() - start;
  });

async function openNote(slug: string, source: boolean) {
  const page = await site.newPage();
  await page.addInitScript(() => localStorage.setItem('my-note.toolbar', 'on'));
  // The code is there already, as after the first note that somebody edits.
  await page.goto(`${site.origin}/${site.seeds[0]}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('button', { name: 'Markdown source' }).click();
  await page.locator('.cm-content').waitFor();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await page.evaluate((path) => {
    history.pushState({}, '', `/${path}`);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, slug);
  await page.getByRole('heading', { level: 1, name: slug.replaceAll('-', ' ') }).waitFor();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  await settled(page, 1_500);
  const opened = await openForWriting(page);
  if (source && (await page.locator('.cm-content').count()) === 0) {
    await page.getByRole('button', { name: 'Markdown source' }).click();
    await page.locator('.cm-content').waitFor();
  }
  await settled(page, 1_000);
  return { page, opened };
}

/** The least that any editor needs here: the same text in an element that the browser itself edits. */
async function bareFigures(text: string) {
  const page = await site.newPage();
  await page.goto('about:blank');
  await page.evaluate((content) => {
    const box = document.createElement('div');
    box.contentEditable = 'true';
    box.id = 'bare';
    for (const block of content.split('\n\n')) {
      const paragraph = document.createElement('p');
      paragraph.textContent = block;
      box.append(paragraph);
    }
    document.body.append(box);
  }, text);
  const figures: Figures[] = [];
  for (const place of places) figures.push(await typeAt(page, place, '#bare'));
  await page.close();
  return figures;
}

const say = (what: string, cells: (string | number)[]) =>
  console.log(
    `| ${[what, ...cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(1) : cell))].join(' | ')} |`,
  );
const head = ['painted p50', 'handled p95', 'painted p95', 'of a bare page', 'longest task'];
say('A key', [...head, 'computed p95', 'of a bare page']);
for (const [at, length] of LENGTHS.entries()) {
  const text = texts[at + 1] ?? '';
  const bare = await bareFigures(text);
  for (const source of [false, true]) {
    const { page, opened } = await openNote(site.seeds[at + 1] ?? '', source);
    const isSource = (await page.locator('.cm-content').count()) > 0;
    if (isSource === source) {
      for (const [index, place] of places.entries()) {
        const { half, handled, painted, longest, work } = await typeAt(
          page,
          place,
          '[aria-label="Note text"]',
        );
        const than = (kind: 'painted' | 'work') => bare[index]?.[kind] ?? Number.NaN;
        say(`${length}, ${isSource ? 'source' : 'visual'}, ${place}`, [
          half,
          handled,
          painted,
          painted / than('painted'),
          longest,
          work,
          work / than('work'),
        ]);
      }
    }
    if (!source)
      say(`${length} opens as ${isSource ? 'source' : 'visual'}, to editable`, [
        opened,
        '',
        '',
        '',
        '',
        '',
        '',
      ]);
    await page.close();
  }
}
await site.close();
