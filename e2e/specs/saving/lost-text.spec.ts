import { createDice } from '@my-note/contract/testing/dice';
import { test as base } from '@playwright/test';
import { copySite } from '../../fixtures/remotes/published-site.ts';
import { makeDataDir, removeDataDir } from '../../fixtures/server.ts';
import { expect } from '../../fixtures/test.ts';
import { faults } from '../../lost-text/faults.ts';
import { createScenario, INITIAL_TEXT, type ScenarioSite } from '../../lost-text/scenario.ts';
import { Tab } from '../../lost-text/tab.ts';

// `FAULT_RUNS=200` runs many seeds, and `FAULT_SEED` repeats one.
const runs = Number(process.env.FAULT_RUNS || 1);
const first = Number(process.env.FAULT_SEED || 1);

const test = base.extend<object, { scenarioSite: ScenarioSite }>({
  scenarioSite: [
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
  test(`loses no typed text under random faults: ${seed}`, async ({ context, scenarioSite }, info) => {
    test.setTimeout(240_000);
    const dice = createDice(seed * 7_919);
    const scenario = await createScenario(context, dice, scenarioSite);
    try {
      const opened = await Tab.open(scenario);
      scenario.tabs.push(opened);
      await opened.goTo('end');
      const tab = () => scenario.tabs[0] ?? opened;
      await tab().typeLine(dice);
      const faultNames: string[] = [];
      for (let n = 1 + dice.roll(3); n > 0; n -= 1) {
        const name = dice.pick(Object.keys(faults)) ?? '';
        faultNames.push(name);
        const endFault = await faults[name]?.(scenario, tab());
        for (let lines = 1 + dice.roll(2); lines > 0; lines -= 1) await tab().typeLine(dice);
        await endFault?.();
        if (dice.roll(2) === 0) await tab().typeLine(dice);
      }
      info.annotations.push({ type: 'faults', description: faultNames.join(', ') });
      for (const each of scenario.tabs) await each.waitUntilSaved();

      const texts = await scenario.account.texts();
      const writers = [...scenario.closedTabs, ...scenario.tabs];
      const lines = writers.flatMap(({ typed }) => linesOf(typed));
      const expected = [...linesOf(INITIAL_TEXT), ...lines];
      const all = texts.join('\n');
      const lost = [...lines, ...scenario.otherDeviceWords].filter((line) => !all.includes(line));
      expect(lost, `lost after ${faultNames.join(', ')}\n${all}`).toEqual([]);
      expect(lines.length).toBeGreaterThan(1);
      const isSingleWriter =
        scenario.otherDeviceWords.length === 0 &&
        !faultNames.some((name) => /second tab|two tabs/.test(name)) &&
        !writers.some(({ restoredLate }) => restoredLate);
      // With a single writer the note contains exactly the typed lines, except that a crash can save the last
      // characters before the test records them.
      if (isSingleWriter) {
        const [text = ''] = texts;
        expect(texts).toHaveLength(1);
        const written = linesOf(text).map((line, n) =>
          line.startsWith(expected[n] ?? ' ') ? expected[n] : line,
        );
        expect(written).toEqual(expected);
      }
    } finally {
      await context.close();
      await scenario.server.stop();
    }
  });
}
