import path from 'node:path';
import { root } from '@my-note/tooling/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table } from './report.ts';
import { BUNDLERS, buildBase } from './testing/base-build.ts';
import { isPossible, openTestStage } from './testing/open-test-stage.ts';

const bases: Record<string, Awaited<ReturnType<typeof buildBase>>> = {};
let stage: Awaited<ReturnType<typeof openTestStage>>;
beforeAll(async () => {
  if (!isPossible) return;
  for (const bundler of BUNDLERS) bases[bundler] = await buildBase(bundler);
  stage = await openTestStage();
}, 180_000);
afterAll(async () => {
  await stage?.close();
  for (const base of Object.values(bases)) base.remove();
});

describe.skipIf(!isPossible)('a good remote is not refused', () => {
  async function expectClean(dir: string) {
    const outcomes = await stage.outcomesOf(dir);
    expect(table(outcomes.filter(({ findings }) => findings.length > 0))).toEqual([]);
  }

  it.each(BUNDLERS)('built by %s', (bundler) => expectClean(bases[bundler]?.dir ?? ''), 240_000);

  it.each(['sharing', 'notifications'])(
    '%s',
    (name) => expectClean(path.join(root, `remote-${name}`)),
    240_000,
  );
});
