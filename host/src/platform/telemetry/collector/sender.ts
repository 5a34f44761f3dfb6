import { collectorStorage } from './collector-storage.ts';
import type { PendingReport } from './pending-report.ts';

/** Long enough for the first figures of the page, short enough for a visit. */
const FIRST_MS = 8_000;
const MINUTE = 60_000;
const SOON_MS = 500;
/** How often an idle page looks whether there is something to report. */
const AGAIN_MS = 10_000;
/** What is new on a page that is still open matters less than the first report of the next one. */
const LATER_MS = 180_000;

/**
 * Sends the pending report: some seconds after the start, then every three minutes while there is something new, and when
 * the page is hidden; a failure does not wait. All tabs of a browser together send one request a minute, so a page that closes may leave
 * its report to the next one.
 * @param complete adds what is measured when a report is sent
 */
export function createSender(url: string, report: PendingReport, complete: () => void) {
  const started = Date.now();
  let sentHere = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isDue = () => Date.now() - collectorStorage.sentAt() >= MINUTE;

  function send(): void {
    complete();
    const body = new Blob([JSON.stringify(report.read())], { type: 'application/json' });
    collectorStorage.sent();
    sentHere = Date.now();
    if (navigator.sendBeacon(url, body)) report.clear();
  }

  function plan(least = SOON_MS): void {
    clearTimeout(timer);
    const wanted = sentHere === 0 ? started + FIRST_MS : sentHere + LATER_MS;
    const at = Math.max(
      report.hasFailures() ? 0 : wanted,
      collectorStorage.sentAt() + MINUTE,
      Date.now() + least,
    );
    timer = setTimeout(() => {
      // Another tab may have sent meanwhile.
      if (!report.isEmpty() && isDue()) send();
      plan(AGAIN_MS);
    }, at - Date.now());
  }
  plan();

  // A phone may end a hidden page without another event.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' && !report.isEmpty() && isDue()) send();
  });
  addEventListener('pagehide', () => {
    if (report.isEmpty()) return;
    if (isDue()) return send();
    collectorStorage.keep(report.read().remotes);
    report.clear();
  });
  return { soon: () => plan() };
}
