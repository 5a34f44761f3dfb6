import { presentBrowser } from '@my-note/tooling/find-browser';
import { openStage } from './browser/stage.ts';
import { type BrowserCheck, firstLine, visitOf } from './browser/visit.ts';
import { type Candidate, titleOf } from './candidate.ts';
import { earlierHosts } from './checks/browser/earlier-hosts.ts';
import { browserChecks } from './checks/browser/index.ts';
import type { Outcome } from './finding.ts';
import type { Host } from './host.ts';

const NO_BROWSER = 'no Chromium on this machine; set CHROMIUM_PATH to one';
const NO_EARLIER = 'no earlier host given (--host)';

/** Runs the checks that open a browser: in the host of today, and in each earlier one. */
export async function checkInBrowser(
  remotes: Candidate[],
  [today, ...earlier]: Host[],
  { wanted, pages }: { wanted: (id: string) => boolean; pages: string[] },
): Promise<Outcome[]> {
  const checks = browserChecks.filter(({ id }) => wanted(id));
  const executable = presentBrowser();
  if (!executable)
    return leftOut(
      remotes,
      [...checks, earlierHosts].filter(({ id }) => wanted(id)),
      NO_BROWSER,
    );
  const outcomes =
    today && checks.length > 0 ? await checkIn(today, { executable, pages }, remotes, checks) : [];
  if (!wanted(earlierHosts.id)) return outcomes;
  if (earlier.length === 0) return [...outcomes, ...leftOut(remotes, [earlierHosts], NO_EARLIER)];
  for (const host of earlier)
    outcomes.push(...(await checkIn(host, { executable, pages }, remotes, [earlierHosts])));
  return outcomes;
}

async function checkIn(
  host: Host,
  { executable, pages }: { executable: string; pages: string[] },
  remotes: Candidate[],
  checks: BrowserCheck[],
): Promise<Outcome[]> {
  const stage = await openStage(host, executable);
  const outcomes: Outcome[] = [];
  try {
    for (const remote of remotes) {
      const visit = await visitOf(stage, remote, pages);
      for (const { id, run } of checks) {
        const findings = await run(visit).catch((error) => [
          {
            what: `The check could not be done: ${firstLine(error)}`,
            where: host.title,
            whatToDo: 'Look at what the check mount says first.',
          },
        ]);
        outcomes.push({ remote: titleOf(remote), check: id, findings });
      }
    }
  } finally {
    await stage.close();
  }
  return outcomes;
}

const leftOut = (remotes: Candidate[], checks: BrowserCheck[], reason: string): Outcome[] =>
  remotes.flatMap((remote) =>
    checks.map(({ id }) => ({ remote: titleOf(remote), check: id, findings: [], leftOut: reason })),
  );
