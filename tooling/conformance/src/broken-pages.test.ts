import { existsSync } from 'node:fs';
import path from 'node:path';
import { presentBrowser } from '@my-note/tooling/find-browser';
import { root, siteDir } from '@my-note/tooling/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from './browser/stage.ts';
import { visitOf } from './browser/visit.ts';
import { readCandidates } from './candidate.ts';
import { browserChecks } from './checks/browser/index.ts';
import { readHosts } from './host.ts';
import { table } from './report.ts';
import { BUNDLERS, buildBase } from './testing/base-build.ts';
import { brokenPages } from './testing/broken-pages.ts';
import { copyBuild } from './testing/changed-build.ts';

const executable = presentBrowser() ?? '';
const isPossible = executable !== '' && existsSync(path.join(siteDir, 'registry.json'));
const bases: Record<string, Awaited<ReturnType<typeof buildBase>>> = {};
let stage: Stage;
beforeAll(async () => {
  if (!isPossible) return;
  for (const bundler of BUNDLERS) bases[bundler] = await buildBase(bundler);
  stage = await openStage(readHosts([siteDir])[0] ?? expect.unreachable(), executable);
}, 180_000);
afterAll(async () => {
  await stage?.close();
  for (const base of Object.values(bases)) base.remove();
});

async function outcomesOf(dir: string, ids: string[]) {
  const [remote] = readCandidates(dir);
  if (!remote) throw new Error(`${dir} has no build`);
  const visit = await visitOf(stage, remote);
  const outcomes = [];
  for (const { id, run } of browserChecks.filter((one) => ids.includes(one.id)))
    outcomes.push({ remote: remote.name, check: id, findings: await run(visit) });
  return outcomes;
}
const everything = browserChecks.map(({ id }) => id);

describe.skipIf(!isPossible)('a broken remote is named by its check', () => {
  it.each(brokenPages.map((one) => [one.title, one] as const))(
    '%s',
    async (_title, { change, check, message }) => {
      const build = copyBuild(bases.webpack?.dir ?? '');
      change(build);
      const outcomes = await outcomesOf(build.dir, [check]);
      build.remove();
      expect(table(outcomes).join(' ')).toMatch(message);
    },
    240_000,
  );
});

describe.skipIf(!isPossible)('a good remote is not refused', () => {
  it.each(BUNDLERS)(
    'built by %s',
    async (bundler) => {
      const outcomes = await outcomesOf(bases[bundler]?.dir ?? '', everything);
      expect(table(outcomes.filter(({ findings }) => findings.length > 0))).toEqual([]);
    },
    240_000,
  );

  it.each(['sharing', 'notifications'])(
    '%s',
    async (name) => {
      const outcomes = await outcomesOf(path.join(root, `remote-${name}`), everything);
      expect(table(outcomes.filter(({ findings }) => findings.length > 0))).toEqual([]);
    },
    240_000,
  );
});
