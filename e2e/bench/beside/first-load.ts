import { settled } from '../page/settled.ts';
import { type PROFILES, slowDown } from '../page/slow-down.ts';
import type { Contender } from './contenders.ts';

const QUIET_MS = 1_500;
const LONGEST_MS = 60_000;

export interface FirstLoad {
  /** Milliseconds until the text was painted, and until it could be changed. */
  painted: number;
  usable: number;
  /** Milliseconds of long tasks until it could be changed, or was painted where it cannot be. */
  tasks: number;
  longest: number;
  requests: number;
  bytes: number;
}

interface Marks {
  painted?: number;
  usable?: number;
  tasks: [number, number][];
}

/** Opens the note in a browser that knows nothing of the site, and asks to change it as soon as that can be asked. */
export async function measureFirstLoad(
  { url, newPage, text: selector, edit }: Contender,
  words: string,
  profile?: (typeof PROFILES)['cable'],
): Promise<FirstLoad> {
  const page = await newPage();
  const client = await (profile ? slowDown(page, profile) : page.context().newCDPSession(page));
  if (!profile) await client.send('Network.enable');
  const urls = new Set<string>();
  let bytes = 0;
  // What is in the cache already is not asked of the service again.
  client.on('Network.requestWillBeSent', ({ request }) => urls.add(request.url));
  client.on('Network.dataReceived', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(
    ({ selector, words, edit }) => {
      const marks: Marks = { tasks: [] };
      Object.assign(window, { marks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) marks.tasks.push([startTime, duration]);
      }).observe({ type: 'longtask', buffered: true });
      let isClicked = false;
      const frame = () => {
        const found = [...document.querySelectorAll(selector)].find((one) =>
          one.textContent?.includes(words),
        );
        if (found && marks.painted === undefined)
          requestAnimationFrame(() => {
            marks.painted ??= performance.now();
          });
        const button =
          edit === undefined
            ? undefined
            : [...document.querySelectorAll<HTMLElement>('button')].find(({ ariaLabel, textContent }) =>
                new RegExp(edit).test(ariaLabel ?? textContent ?? ''),
              );
        if (marks.painted !== undefined && button && !isClicked) {
          isClicked = true;
          button.click();
        }
        const editable = [...document.querySelectorAll<HTMLElement>('[contenteditable=true]')].find((one) =>
          one.textContent?.includes(words),
        );
        if (editable?.checkVisibility({ visibilityProperty: true })) marks.usable = performance.now();
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    },
    { selector, words, edit: edit?.source },
  );
  await page.goto(url, { waitUntil: 'commit' });
  const mark = edit === undefined && selector === '[role=article]' ? 'painted' : 'usable';
  await page.waitForFunction(
    (wanted) => Reflect.get(Reflect.get(window, 'marks'), wanted) !== undefined,
    mark,
    { timeout: LONGEST_MS },
  );
  const until = { requests: urls.size, bytes };
  await settled(page, QUIET_MS);
  const marks: Marks = await page.evaluate(() => Reflect.get(window, 'marks'));
  await page.context().close();
  const end = marks[mark] ?? 0;
  const tasks = marks.tasks.filter(([start]) => start < end).map(([, duration]) => duration);
  return {
    painted: marks.painted ?? end,
    usable: marks.usable ?? Number.NaN,
    tasks: tasks.reduce((sum, duration) => sum + duration, 0),
    longest: Math.max(0, ...tasks),
    ...until,
  };
}
