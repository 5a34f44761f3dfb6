import { Refusal } from '@my-note/tooling/refusal';
import { addressesIn } from './browser/visit.ts';
import type { Candidate } from './candidate.ts';
import { checkBuild, readAll } from './check-builds.ts';
import { checkInBrowser } from './check-in-browser.ts';
import { earlierHosts } from './checks/browser/earlier-hosts.ts';
import { browserChecks } from './checks/browser/index.ts';
import { buildChecks } from './checks/build/index.ts';
import type { Outcome } from './finding.ts';
import { readHosts } from './host.ts';

/** Every check, in the order of the report. */
export const allChecks = [...buildChecks, ...browserChecks, earlierHosts];

interface CheckOptions {
  hosts?: string[];
  only?: string[];
  /** Addresses of pages whose path has a parameter: `/i/weather/oslo`. */
  pages?: string[];
}

/**
 * Checks builds of remotes.
 * @throws {Refusal} that says which folder, host, build, or page is missing
 */
export async function check(
  folders: string[],
  { hosts: places = [], only = [], pages = [] }: CheckOptions = {},
): Promise<Outcome[]> {
  const wanted = (id: string) => only.length === 0 || only.includes(id);
  const { candidates, outcomes } = readAll(folders);
  demandPages(candidates, pages);
  const hosts = readHosts(places);
  for (const remote of candidates) outcomes.push(...checkBuild(remote, hosts, wanted));
  return [...outcomes, ...(await checkInBrowser(candidates, hosts, { wanted, pages }))];
}

function demandPages(candidates: Candidate[], pages: string[]) {
  const found = new Set(candidates.flatMap((remote) => addressesIn(remote, pages)));
  const unknown = pages.filter((address) => !found.has(address));
  if (candidates.length > 0 && unknown.length > 0)
    throw new Refusal(
      `No remote here has a page at ${unknown.join(', ')}. Its path has to fit one in myNote.pages.`,
    );
}
