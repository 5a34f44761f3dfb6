import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { table } from './report.ts';
import { buildBase } from './testing/base-build.ts';
import { brokenPages } from './testing/broken-pages.ts';
import { copyBuild } from './testing/changed-build.ts';
import { isPossible, openTestStage } from './testing/open-test-stage.ts';

let base: Awaited<ReturnType<typeof buildBase>>;
let stage: Awaited<ReturnType<typeof openTestStage>>;
beforeAll(async () => {
  if (!isPossible) return;
  base = await buildBase('webpack');
  stage = await openTestStage();
}, 180_000);
afterAll(async () => {
  await stage?.close();
  base?.remove();
});

describe.skipIf(!isPossible)('a broken remote is named by its check', () => {
  it.each(brokenPages.map((one) => [one.title, one] as const))(
    '%s',
    async (_title, { change, check, message }) => {
      const build = copyBuild(base.dir);
      change(build);
      const outcomes = await stage.outcomesOf(build.dir, [check]);
      build.remove();
      expect(table(outcomes).join(' ')).toMatch(message);
    },
    240_000,
  );

  it('a page with a parameter in its path, at the address that --page gives', async () => {
    const build = copyBuild(base.dir);
    brokenPages.find(({ check }) => check === 'accessibility')?.change(build);
    build.json('package.json', ({ myNote }) => {
      Object(myNote).pages[0].path = '/i/rain/:place';
    });
    const look = (...addresses: string[]) => stage.outcomesOf(build.dir, ['accessibility'], addresses);
    expect((await look()).flatMap(({ findings }) => findings)).toEqual([]);
    expect(table(await look('/i/rain/oslo')).join(' ')).toMatch(/image-alt.*where: \/i\/rain\/oslo, img/);
    build.remove();
  }, 240_000);
});
