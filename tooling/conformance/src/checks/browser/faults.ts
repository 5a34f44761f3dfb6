import type { Page, Route } from '@playwright/test';
import { open, SHOWN_MS } from '../../browser/navigate.ts';
import { type BrowserCheck, firstLine, onEachPage, type Visit } from '../../browser/visit.ts';
import type { Finding } from '../../finding.ts';
import { interceptRemoteFiles, type RemoteFiles } from '../../remote-files.ts';

/** Retries included (docs/specification/composition.md#time-limits-and-fallback), twice over for a loaded machine. */
const PANEL_MS = 60_000;
/** A skeleton is gone sooner. */
const STAYS_MS = 3_000;
/** From Try again to the page. */
const BACK_MS = 15_000;

type Fault = [name: string, start: (files: RemoteFiles) => Promise<void>];
const FILE_FAULTS: Fault[] = [
  ['the manifest responds with 500', (files) => files.respondWith('manifest', 500)],
  ['the entry was tampered with', (files) => files.tamper('entry')],
  ['the page’s script is an HTML page', (files) => files.respondWithHtml('page')],
  ['the page’s script is out of reach', (files) => files.offline('page')],
];

type Service = [name: string, respond: (route: Route) => Promise<void>];
const CALLS = /\/api\/(?!login-requests|auth|ready|config)/;
const SERVICE_FAULTS: Service[] = [
  ['the service responds with 500', (route) => route.fulfill({ status: 500, json: {} })],
  ['the service is out of reach', (route) => route.abort('connectionrefused')],
  [
    'a captive portal responds for the service',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Sign in</title>' }),
  ],
];

/** A file of the remote fails, then the service does: the page says so, and the rest of the product goes on. */
export const faults: BrowserCheck = {
  id: 'faults',
  looksAt: 'with broken files and a broken service the page says so, and comes back',
  run: (visit) =>
    // Most of the time is waiting, so all faults wait together.
    onEachPage(visit, async (path) => {
      const ofFiles = FILE_FAULTS.map((fault) => onBrokenFile(visit, path, fault));
      const ofService = SERVICE_FAULTS.map((fault) => onBrokenService(visit, path, fault));
      return (await Promise.all([...ofFiles, ...ofService])).flat();
    }),
};

const onBrokenFile = ({ stage, entry }: Visit, path: string, [name, start]: Fault): Promise<Finding[]> =>
  stage.withPage(async (page) => {
    const files = await interceptRemoteFiles(page, stage.url, entry.name);
    await start(files);
    const panel = page.getByRole('main').getByRole('alert').first();
    let step = 'shows no message';
    try {
      await page.goto(stage.url + path, { waitUntil: 'commit' });
      await panel.waitFor({ timeout: PANEL_MS });
      step = 'takes the bar at the top along';
      await page.getByRole('banner').getByRole('link').first().waitFor({ timeout: SHOWN_MS });
      step = 'does not come back';
      await files.restore();
      await panel.getByRole('button').first().click({ timeout: SHOWN_MS });
      // A browser may keep the failure of an ES module until the document is loaded again.
      await panel.waitFor({ state: 'hidden', timeout: BACK_MS }).catch(() => page.reload());
      await panel.waitFor({ state: 'hidden', timeout: SHOWN_MS });
      return [];
    } catch (error) {
      return [finding(`When ${name}, the page ${step} (${firstLine(error)})`, path)];
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

const onBrokenService = ({ stage }: Visit, path: string, [name, respond]: Service): Promise<Finding[]> =>
  stage.withPage(async (page) => {
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.route(CALLS, respond);
    const problems: string[] = [];
    try {
      await open(page, stage.url + path);
      await saysSomething(page);
    } catch {
      problems.push(`shows nothing within ${SHOWN_MS / 1000} s`);
    } finally {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    for (const message of new Set(thrown)) problems.push(`throws: ${message}`);
    return problems.map((problem) => finding(`When ${name}, the page ${problem}`, path));
  });

/** For a while more than its own title: a message, or what it has from elsewhere. What is still loading does not count. */
async function saysSomething(page: Page) {
  await page.waitForFunction(
    (least) => {
      const main = document.querySelector('main');
      const title = main?.querySelector('h1')?.textContent ?? '';
      const isShown =
        main?.textContent.replace(title, '').trim() && !main.querySelector('[aria-busy="true"]');
      const since: number = Reflect.get(window, 'conformanceSince') ?? performance.now();
      Reflect.set(window, 'conformanceSince', isShown ? since : undefined);
      return isShown && performance.now() - since > least;
    },
    STAYS_MS,
    { timeout: SHOWN_MS },
  );
}

const finding = (what: string, where: string): Finding => ({
  what,
  where,
  whatToDo:
    'Show what failed and a way to try again: ErrorPanel of @my-note/kit/ui, with errorText(error) and refetch.',
});
