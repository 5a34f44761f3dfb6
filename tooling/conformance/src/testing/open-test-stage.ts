import { existsSync } from 'node:fs';
import path from 'node:path';
import { presentBrowser } from '@my-note/tooling/find-browser';
import { siteDir } from '@my-note/tooling/paths';
import { openStage } from '../browser/stage.ts';
import { visitOf } from '../browser/visit.ts';
import { readCandidates } from '../candidate.ts';
import { browserChecks } from '../checks/browser/index.ts';
import { readHosts } from '../host.ts';

const executable = presentBrowser() ?? '';

/** Whether there are a browser and a built site to open. */
export const isPossible = executable !== '' && existsSync(path.join(siteDir, 'registry.json'));

/** Opens a stage on the built site; `outcomesOf` makes the build of a folder live on it and runs checks. */
export async function openTestStage() {
  const [host] = readHosts([siteDir]);
  if (!host) throw new Error(`${siteDir} has no host`);
  const stage = await openStage(host, executable);
  return {
    close: stage.close,
    async outcomesOf(dir: string, ids = browserChecks.map(({ id }) => id), addresses: string[] = []) {
      const [remote] = readCandidates(dir);
      if (!remote) throw new Error(`${dir} has no build`);
      const visit = await visitOf(stage, remote, addresses);
      const outcomes = [];
      for (const { id, run } of browserChecks.filter((one) => ids.includes(one.id)))
        outcomes.push({ remote: remote.name, check: id, findings: await run(visit) });
      return outcomes;
    },
  };
}
