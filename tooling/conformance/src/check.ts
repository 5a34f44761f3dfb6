import { checkBuild, readAll } from './check-builds.ts';
import { checkInBrowser } from './check-in-browser.ts';
import { earlierHosts } from './checks/browser/earlier-hosts.ts';
import { browserChecks } from './checks/browser/index.ts';
import { buildChecks } from './checks/build/index.ts';
import type { Outcome } from './finding.ts';
import { readHosts } from './host.ts';

/** Every check, in the order of the report. */
export const allChecks = [...buildChecks, ...browserChecks, earlierHosts];

/**
 * Checks builds of remotes.
 * @throws {Refusal} that says which folder, host, or build is missing
 */
export async function check(
  folders: string[],
  { hosts: places = [], only = [] }: { hosts?: string[]; only?: string[] } = {},
): Promise<Outcome[]> {
  const wanted = (id: string) => only.length === 0 || only.includes(id);
  const { candidates, outcomes } = readAll(folders);
  const hosts = readHosts(places);
  for (const remote of candidates) outcomes.push(...checkBuild(remote, hosts, wanted));
  return [...outcomes, ...(await checkInBrowser(candidates, hosts, wanted))];
}
