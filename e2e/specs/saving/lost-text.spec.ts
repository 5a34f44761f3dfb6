import { createDice } from '@my-note/contract/testing/dice';
import { test as base } from '@playwright/test';
import { copySite } from '../../fixtures/remotes/published-site.ts';
import { makeDataDir, removeDataDir } from '../../fixtures/server.ts';
import { expect } from '../../fixtures/test.ts';
import { faults } from '../../lost-text/faults.ts';
import { Tab } from '../../lost-text/tab.ts';
import { createWorld, FIRST_TEXT, type Ground } from '../../lost-text/world.ts';

// `FAULT_RUNS=200` is the long run; `FAULT_SEED` repeats one.
const runs = Number(process.env.FAULT_RUNS || 1);
const first = Number(process.env.FAULT_SEED || 1);

const test = base.extend<object, { ground: Ground }>({
  ground: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
    async ({}, use) => {
      const dataDir = await makeDataDir();
      const site = await copySite();
      await use({ dataDir, site });
      await removeDataDir(dataDir);
      await site.remove();
    },
    { scope: 'worker' },
  ],
});

const linesOf = (text: string) => text.split(/\s*\n\s*/).filter(Boolean);

for (let seed = first; seed < first + runs; seed += 1) {
  test(`loses no typed text under random faults: ${seed}`, async ({ context, ground }, info) => {
    test.setTimeout(240_000);
    const dice = createDice(seed * 7_919);
    const world = await createWorld(context, dice, ground);
    try {
      const opened = await Tab.open(world);
      world.tabs.push(opened);
      await opened.goTo('end');
      const tab = () => world.tabs[0] ?? opened;
      await tab().line(dice);
      const happened: string[] = [];
      for (let n = 1 + dice.roll(3); n > 0; n -= 1) {
        const name = dice.pick(Object.keys(faults)) ?? '';
        happened.push(name);
        const mend = await faults[name]?.(world, tab());
        for (let lines = 1 + dice.roll(2); lines > 0; lines -= 1) await tab().line(dice);
        await mend?.();
        if (dice.roll(2) === 0) await tab().line(dice);
      }
      info.annotations.push({ type: 'faults', description: happened.join(', ') });
      for (const each of world.tabs) await each.settle();

      const texts = await world.account.texts();
      const writers = [...world.gone, ...world.tabs];
      const lines = writers.flatMap(({ typed }) => linesOf(typed));
      const expected = [...linesOf(FIRST_TEXT), ...lines];
      const all = texts.join('\n');
      const lost = [...lines, ...world.elsewhere].filter((line) => !all.includes(line));
      expect(lost, `lost after ${happened.join(', ')}\n${all}`).toEqual([]);
      expect(lines.length).toBeGreaterThan(1);
      const alone =
        world.elsewhere.length === 0 &&
        !happened.some((name) => /second tab|two tabs/.test(name)) &&
        !writers.some(({ tookUpLate }) => tookUpLate);
      // One writer, one note: the text is what was typed, line by line, and nothing besides. What was typed last
      // before a tab was killed may have reached the text without the test hearing of it.
      if (alone) {
        const [text = ''] = texts;
        expect(texts).toHaveLength(1);
        const written = linesOf(text).map((line, n) =>
          line.startsWith(expected[n] ?? ' ') ? expected[n] : line,
        );
        expect(written).toEqual(expected);
      }
    } finally {
      await context.close();
      await world.server.stop();
    }
  });
}
