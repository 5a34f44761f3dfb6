import path from 'node:path';
import { type Candidate, readCandidates, titleOf, UnreadableBuild } from './candidate.ts';
import { buildChecks } from './checks/build/index.ts';
import { type BuildCheck, LeftOut, type Outcome } from './finding.ts';
import type { Host } from './host.ts';

/** The check that every build goes through first. */
const BUILD = 'build';

/** Reads the builds in some folders. One that contradicts itself is an outcome, with everything else unchecked. */
export function readAll(folders: string[]): { candidates: Candidate[]; outcomes: Outcome[] } {
  const candidates: Candidate[] = [];
  const outcomes: Outcome[] = [];
  for (const folder of folders) {
    try {
      candidates.push(...readCandidates(folder));
    } catch (error) {
      if (!(error instanceof UnreadableBuild)) throw error;
      outcomes.push({ remote: path.basename(error.dir), check: BUILD, findings: [unreadable(error)] });
    }
  }
  return { candidates, outcomes };
}

const unreadable = ({ message, dir }: UnreadableBuild) => ({
  what: message,
  where: dir,
  whatToDo: 'Correct package.json or build again. The other checks wait for this one.',
});

/** Runs the checks of a build's files. */
export const checkBuild = (remote: Candidate, hosts: Host[], wanted: (id: string) => boolean): Outcome[] =>
  buildChecks
    .filter(({ id }) => wanted(id))
    .map((check) => ({ remote: titleOf(remote), check: check.id, ...outcomeOf(check, remote, hosts) }));

function outcomeOf(check: BuildCheck, remote: Candidate, hosts: Host[]) {
  try {
    return { findings: check.run(remote, hosts) };
  } catch (error) {
    if (error instanceof LeftOut) return { findings: [], leftOut: error.message };
    throw error;
  }
}
