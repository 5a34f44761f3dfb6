import type { Registry } from '@my-note/contract/registry';
import type { RemoteTelemetry } from '@my-note/contract/telemetry';
import { createRandom } from '@my-note/release/testing/random';
import { canaryOf } from '../../../host/src/platform/remotes/releases/canary.ts';
import { type Behavior, firstReport, laterReport } from './releases.ts';

/** As in host/src/platform/telemetry/collector/sender.ts. */
const FIRST_SECONDS = 8;
const SOON_SECONDS = 0.5;
const MINUTE = 60;
const LATER_SECONDS = 180;
/** A page is open until the browser opens the next one, or for so long. */
const OPEN_SECONDS = 600;

interface Page {
  opened: number;
  version: string;
  leak: number;
}
interface Planned {
  at: number;
  browser: number;
  page: Page;
  /** The first report of the page; later ones are measured when they are sent. */
  first?: Omit<RemoteTelemetry, 'name' | 'version'>;
}

interface Options {
  browsers: number;
  loadsPerSecond: number;
  seed: number;
  remote: string;
  /** The registry as a browser reads it at this time. */
  registry: () => Registry;
  behaviorOf: (version: string) => Behavior;
}

/** Browsers that open pages with one remote at random times; each draws its release with the code of the host. */
export function createBrowsers({ browsers, loadsPerSecond, seed, remote, registry, behaviorOf }: Options) {
  const random = createRandom(seed);
  const storages = Array.from({ length: browsers }, (_, n) => storageOf(`run-${seed}-browser-${n}`));
  const sentAt = new Array<number>(browsers).fill(Number.NEGATIVE_INFINITY);
  const shown = new Map<number, Page>();
  let planned: Planned[] = [];
  let next = 0;

  function open(at: number) {
    const browser = Math.floor(random() * browsers);
    const entry = registry().remotes.find(({ name }) => name === remote);
    const storage = storages[browser];
    if (!entry || !storage) throw new Error(`There is no ${remote}`);
    const { version } = (canaryOf(entry, storage) ?? { release: entry }).release;
    const behavior = behaviorOf(version);
    const page = { opened: at, version, leak: behavior.leak };
    const first = firstReport(random, behavior, FIRST_SECONDS);
    shown.set(browser, page);
    planned.push({ at: at + (first.failures ? SOON_SECONDS : FIRST_SECONDS), browser, page, first });
    return { version, failed: first.failures?.includes('render') ?? false };
  }

  /** What is due is sent, unless the browser sent something in the last minute or shows another page by now. */
  function send({ at, browser, page, first }: Planned): RemoteTelemetry | undefined {
    if (!first && shown.get(browser) !== page) return undefined;
    const earliest = (sentAt[browser] ?? 0) + MINUTE;
    if (at < earliest) {
      planned.push({ at: earliest, browser, page, ...(first ? { first } : {}) });
      return undefined;
    }
    sentAt[browser] = at;
    if (at + LATER_SECONDS < page.opened + OPEN_SECONDS)
      planned.push({ at: at + LATER_SECONDS, browser, page });
    return {
      name: remote,
      version: page.version,
      ...(first ?? laterReport(random, page.leak, at - page.opened)),
    };
  }

  return {
    /** Opens the pages of one second, and returns what is sent in it. */
    second(at: number) {
      const opened = [];
      for (next = Math.max(next, at); next < at + 1; next += -Math.log(1 - random()) / loadsPerSecond)
        opened.push(open(next));
      const due = planned.filter((one) => one.at < at + 1).sort((a, b) => a.at - b.at);
      planned = planned.filter((one) => one.at >= at + 1);
      return { opened, sent: due.map(send).filter((report) => report !== undefined) };
    },
  };
}

function storageOf(device: string): Storage {
  const values = new Map([['my-note.device', device]]);
  return {
    length: 1,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
