import path from 'node:path';
import { remoteFoldersOf, root } from '@my-note/tooling/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { checkBuild, readAll } from './check-builds.ts';
import type { Outcome } from './finding.ts';
import { table } from './report.ts';
import { BUNDLERS, buildBase } from './testing/base-build.ts';
import { brokenBuilds } from './testing/broken-builds.ts';
import { copyBuild } from './testing/changed-build.ts';
import { workspaceHost } from './testing/workspace-host.ts';

const bases: Record<string, Awaited<ReturnType<typeof buildBase>>> = {};
beforeAll(async () => {
  for (const bundler of BUNDLERS) bases[bundler] = await buildBase(bundler);
}, 180_000);
afterAll(() => {
  for (const base of Object.values(bases)) base.remove();
});

const host = workspaceHost();

function outcomesOf(dir: string): Outcome[] {
  const { candidates, outcomes } = readAll([dir]);
  return [...outcomes, ...candidates.flatMap((remote) => checkBuild(remote, [host], () => true))];
}
const found = (outcomes: Outcome[]) => outcomes.filter(({ findings }) => findings.length > 0);

describe('a broken remote is named by one check, with what, where, and what to do', () => {
  it.each(brokenBuilds.map((one) => [one.title, one] as const))(
    '%s',
    (_title, { change, check, message }) => {
      const build = copyBuild(bases.webpack?.dir ?? '');
      change(build);
      const wrong = found(outcomesOf(build.dir));
      build.remove();
      expect(wrong.map((one) => one.check)).toEqual([check]);
      expect(table(wrong).join(' ')).toMatch(message);
      expect(table(wrong).join('\n')).toMatch(/- .+\n {6}where: .+\n {6}to do: .+/);
    },
  );
});

it('an address that is no page of the remote is refused', async () => {
  const dir = bases.webpack?.dir ?? '';
  await expect(check([dir], { pages: ['/i/snow/oslo'] })).rejects.toThrow(
    'No remote here has a page at /i/snow/oslo',
  );
});

describe('a good remote is not refused', () => {
  it.each(BUNDLERS)('built by %s', (bundler) => {
    expect(found(outcomesOf(bases[bundler]?.dir ?? ''))).toEqual([]);
  });

  it.each(remoteFoldersOf(root))('%s', (folder) => {
    const outcomes = outcomesOf(path.join(root, folder));
    expect(outcomes).toHaveLength(9);
    expect(found(outcomes)).toEqual([]);
  });
});
