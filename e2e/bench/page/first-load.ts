import type { CDPSession } from '@playwright/test';
import { percentile } from '../../../api/bench/percentile.ts';
import type { Contender } from './contenders.ts';
import { settled } from './settled.ts';
import { type PROFILES, slowDown } from './slow-down.ts';

/** Longer than the list of notes waits for a quiet page. */
const QUIET_MS = 3_000;
const LONGEST_MS = 60_000;

export interface FirstLoad {
  /** Milliseconds until the text was painted, and until it could be changed. */
  painted: number;
  usable: number;
  /** Milliseconds of long tasks until it could be changed, or was painted where it cannot be. */
  tasks: number;
  longest: number;
  /** Distinct files and bytes received until then; and bytes until the page was quiet. */
  requests: number;
  bytes: number;
  allBytes: number;
  /** Of the bytes, those of the service's calls. */
  callBytes: number;
  allCallBytes: number;
  /** The longest task afterwards, in milliseconds. */
  longestLater: number;
}

interface Marks {
  painted?: number;
  usable?: number;
  tasks: [number, number][];
}

/** The median of one figure, in its own unit. */
export const medianOf = (loads: FirstLoad[], figure: keyof FirstLoad): number =>
  percentile(
    loads.map((load) => load[figure]),
    0.5,
  );

function countReceived(client: CDPSession) {
  const received = { bytes: 0, callBytes: 0 };
  // What is in the cache already is not asked of the service again.
  const urls = new Set<string>();
  const calls = new Set<string>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.add(request.url);
    if (new URL(request.url).pathname.startsWith('/api/')) calls.add(requestId);
  });
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    received.bytes += encodedDataLength;
    if (calls.has(requestId)) received.callBytes += encodedDataLength;
  });
  return () => ({ ...received, requests: urls.size });
}

/** Runs in the page: marks when the text is painted, asks to change it, and marks when it can be. */
function watch({ selector, words, edit }: { selector: string; words: string; edit?: string }) {
  const marks: Marks = { tasks: [] };
  Object.assign(window, { marks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) marks.tasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
  const withWords = (wanted: string) =>
    [...document.querySelectorAll<HTMLElement>(wanted)].find(({ textContent }) =>
      textContent?.includes(words),
    );
  const editButton = () =>
    edit === undefined
      ? undefined
      : [...document.querySelectorAll<HTMLElement>('button')].find(({ ariaLabel, textContent }) =>
          new RegExp(edit).test(ariaLabel ?? textContent ?? ''),
        );
  /** Somebody who wants to write clicks into the text as soon as it is there, and on Edit where that does nothing. */
  const clickInto = (paragraph: HTMLElement | undefined) => {
    const { left = 0, top = 0 } = paragraph?.getBoundingClientRect() ?? {};
    paragraph?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + 1, clientY: top + 1 }));
  };
  let isClicked = false;
  const frame = () => {
    if (marks.painted === undefined && withWords(selector))
      requestAnimationFrame(() => {
        if (marks.painted !== undefined) return;
        marks.painted = performance.now();
        if (edit) clickInto(withWords(`${selector} p`));
      });
    const button = marks.painted !== undefined && !isClicked ? editButton() : undefined;
    if (button) {
      isClicked = true;
      button.click();
    }
    const editable = withWords('[contenteditable=true]');
    if (editable?.checkVisibility({ visibilityProperty: true })) marks.usable = performance.now();
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Opens the note in a browser that knows nothing of the site, and asks to change it as soon as its text is there. */
export async function measureFirstLoad(
  { url, newPage, text: selector, edit, isEditable }: Contender,
  words: string,
  profile?: (typeof PROFILES)['cable'],
): Promise<FirstLoad> {
  const page = await newPage();
  const client = await (profile ? slowDown(page, profile) : page.context().newCDPSession(page));
  if (!profile) await client.send('Network.enable');
  const received = countReceived(client);
  await page.addInitScript(watch, { selector, words, edit: edit?.source });
  await page.goto(url, { waitUntil: 'commit' });
  const mark = isEditable ? 'usable' : 'painted';
  await page.waitForFunction(
    (wanted) => Reflect.get(Reflect.get(window, 'marks'), wanted) !== undefined,
    mark,
    { timeout: LONGEST_MS },
  );
  const until = received();
  await settled(page, QUIET_MS);
  const marks: Marks = await page.evaluate(() => Reflect.get(window, 'marks'));
  const all = received();
  await page.context().close();
  const end = marks[mark] ?? 0;
  const durations = (isWanted: (start: number) => boolean) =>
    marks.tasks.filter(([start]) => isWanted(start)).map(([, duration]) => duration);
  const tasks = durations((start) => start < end);
  return {
    painted: marks.painted ?? end,
    usable: marks.usable ?? Number.NaN,
    tasks: tasks.reduce((sum, duration) => sum + duration, 0),
    longest: Math.max(0, ...tasks),
    ...until,
    allBytes: all.bytes,
    allCallBytes: all.callBytes,
    longestLater: Math.max(0, ...durations((start) => start >= end)),
  };
}
