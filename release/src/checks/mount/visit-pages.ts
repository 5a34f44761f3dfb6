import { setTimeout as sleep } from 'node:timers/promises';
import { exportsOfPoint } from '@my-note/contract/extension-exports';
import type { RegistryEntry, RegistryPage } from '@my-note/contract/registry';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

const PAGE_MS = 20_000;
const QUIET_MS = 500;

interface Site {
  url: string;
  /** Path of a note. */
  note: string;
}

interface Visit extends Site {
  browser: string;
  session: BrowserContextOptions['storageState'];
  /** Whether the browser runs in its sandbox, which needs a user or a kernel that allow it. */
  sandbox?: boolean;
  /** Exposed modules, by the name of their remote. */
  modules: Map<string, string[]>;
}

/** The pages without parameters of a remote, which can be opened by their path alone. */
export const openablePages = ({ pages = [] }: RegistryEntry): RegistryPage[] =>
  pages.filter(({ path }) => !path.includes(':'));

/** Arguments of a browser that checks pages. A GPU that software imitates takes more time than drawing without one. */
export const browserArgs: string[] = ['--no-sandbox', '--disable-background-networking', '--disable-gpu'];
const sandboxArgs = browserArgs.filter((arg) => arg !== '--no-sandbox');

/** The path at which a page is opened. */
export const addressOf = ({ path }: RegistryPage, note: string) =>
  path === '/*' ? note : path.replace(/\/\*$/, '');

/** Opens every page without parameters of some remotes, loads every module they expose, and returns the problems. */
export async function visitRemotes(
  { url, browser: executablePath, sandbox = false, session, note, modules }: Visit,
  entries: RegistryEntry[],
): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath,
    chromiumSandbox: sandbox,
    args: sandbox ? sandboxArgs : browserArgs,
  });
  try {
    const context = await browser.newContext({
      locale: 'en-GB',
      // A service worker would respond from its cache with files that the store may lack.
      serviceWorkers: 'block',
      storageState: session,
    });
    const problems = [];
    for (const entry of entries)
      problems.push(...(await visitRemote(context, { url, note }, entry, modules.get(entry.name) ?? [])));
    return problems;
  } finally {
    await browser.close();
  }
}

/** Opens the pages of one remote in a browser that is signed in, and loads its modules. */
export async function visitRemote(
  context: BrowserContext,
  { url, note }: Site,
  entry: RegistryEntry,
  modules: string[],
): Promise<string[]> {
  const problems = [];
  for (const page of openablePages(entry))
    problems.push(...(await openPage(context, url + addressOf(page, note), entry, page)));
  return [...problems, ...(await loadModules(context, url, entry, modules))];
}

async function openPage(
  context: BrowserContext,
  address: string,
  entry: RegistryEntry,
  { path, module, files }: RegistryPage,
) {
  const what = `${entry.name}, page ${path} (${module})`;
  const page = await context.newPage();
  const errors = listen(page, entry);
  const { fetched, quiet } = watchTraffic(page);
  try {
    await page.goto(address, { timeout: PAGE_MS });
    const main = page.getByRole('main');
    await main.getByText(/\S/).first().waitFor({ timeout: PAGE_MS });
    await quiet();
    const alerts = await main.getByRole('alert').allInnerTexts();
    const missing = [entry.entry.url, ...files].filter((file) => !fetched.has(file));
    return [
      ...alerts.map((text) => `${what} shows an error: ${text.replaceAll('\n', ' ')}`),
      ...errors.map((text) => `${what}: ${text}`),
      ...(missing.length > 0
        ? [`${what} was opened without ${missing.join(', ')}: the host shows another page there`]
        : []),
    ];
  } catch (error) {
    return [`${what} shows nothing within ${PAGE_MS / 1000} s (${firstLine(error)})`, ...errors];
  } finally {
    await page.close();
  }
}

/** What a module has to export: texts, what the extension points take that it fills, or else a component. */
function exportsOf({ fills = {}, languages = [] }: RegistryEntry, module: string): string[] {
  if (languages.some((tag) => module === `language-${tag}`)) return ['catalogue'];
  const points = Object.keys(fills).filter((point) => fills[point] === module);
  if (points.length === 0) return ['Component'];
  return [...new Set(points.flatMap((point) => Object.keys(exportsOfPoint(point) ?? {})))];
}

async function loadModules(context: BrowserContext, url: string, entry: RegistryEntry, modules: string[]) {
  const { name } = entry;
  const page = await context.newPage();
  const errors = listen(page, entry);
  const { quiet } = watchTraffic(page);
  try {
    await page.goto(url, { timeout: PAGE_MS });
    await page.getByRole('main').waitFor({ timeout: PAGE_MS });
    // A remote with a flag is off until the settings of the user are there.
    await quiet();
    const failures = await page.evaluate(
      loadInHost,
      modules.map((module) => ({ id: `${name}/${module}`, exports: exportsOf(entry, module) })),
    );
    return [...failures, ...errors].map((text) => `${name}: ${text}`);
  } catch (error) {
    return [`${name}: its modules could not be loaded (${firstLine(error)})`];
  } finally {
    await page.close();
  }
}

// Runs in the page, with the host's loader and all its checks.
async function loadInHost(modules: { id: string; exports: string[] }[]) {
  const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__');
  const host = instances.find((one: { name: string }) => one.name === 'host');
  const kit = await host.loadShare('@my-note/shared-kit/federation');
  const { loadRemoteModule } = kit();
  const failures = [];
  for (const { id, exports } of modules) {
    try {
      const module = await loadRemoteModule(id);
      for (const name of exports) if (!module?.[name]) failures.push(`${id} has no ${name}`);
    } catch (error) {
      failures.push(`${id} does not load: ${error instanceof Error ? error.message : error}`);
    }
  }
  return failures;
}

// The notification stream never ends, so the page is never without a request.
function watchTraffic(page: Page) {
  const fetched = new Set();
  let last = Date.now();
  page.on('request', () => {
    last = Date.now();
  });
  page.on('requestfinished', (request) => {
    last = Date.now();
    fetched.add(new URL(request.url()).pathname);
  });
  const until = last + PAGE_MS;
  const quiet = async () => {
    while (Date.now() - last < QUIET_MS && Date.now() < until) await sleep(50);
  };
  return { fetched, quiet };
}

/** Collects the errors of a page, without those of other remotes that are on it too. */
function listen(page: Page, { name: remote, trust }: RegistryEntry) {
  const errors: string[] = [];
  // The account of this check lacks the notes that an operator has granted to an isolated remote.
  const isOfGrant = (url: string) => trust !== undefined && /^https?:\/\/[^/]+\/api\//.test(url);
  const add = (what: string, text: string, stack = text) => {
    const [, thrower = remote] = /\/remotes\/([^/]+)\//.exec(stack) ?? [];
    if (thrower === remote) errors.push(`${what}: ${text}`);
  };
  page.on('pageerror', ({ message, stack }) => add('an error was thrown', message, stack));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfGrant(message.location().url))
      add('the console says', message.text());
  });
  return errors;
}

const firstLine = (error: unknown) => String(error instanceof Error ? error.message : error).split('\n')[0];
