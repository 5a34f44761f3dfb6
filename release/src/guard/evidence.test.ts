import { expect, it } from 'vitest';
import { createRandom } from '../testing/random.ts';
import { evidence, excess } from './evidence.ts';

const ALARM = Math.log(1_000);
const runs = (seed: number, rate: number, trials: number, allowed = 0.01) => {
  const random = createRandom(seed);
  let events = 0;
  for (let trial = 1; trial <= trials; trial += 1) {
    if (random() < rate) events += 1;
    if (evidence([{ trials: trial, events, allowed }]) >= ALARM) return trial;
  }
  return undefined;
};
const seeds = Array.from({ length: 400 }, (_, seed) => seed + 1);

it('Looking after each of 2,000 trials, a rate that is just allowed raises the alarm in at most 1 of 400 runs', () => {
  expect(seeds.filter((seed) => runs(seed, 0.01, 2_000)).length).toBeLessThanOrEqual(1);
});

it('A rate of five times the allowed one is found within 600 trials', () => {
  const found = seeds.map((seed) => runs(seed, 0.05, 600));
  expect(found.filter((at) => at === undefined).length).toBeLessThanOrEqual(8);
});

it('Trials that come in parts are as much evidence as all at once', () => {
  const whole = evidence([{ trials: 300, events: 9, allowed: 0.01 }]);
  const half = { trials: 150, allowed: 0.01 };
  expect(
    evidence([
      { ...half, events: 7 },
      { ...half, events: 2 },
    ]),
  ).toBeCloseTo(whole, 9);
  expect(evidence([])).toBe(0);
});

it('Failures that hit both alike are no excess, those of the canary alone are one', () => {
  const part = (canary: number, live: number) => ({
    canary: { trials: 100, events: canary, allowed: 0.01 },
    live: { trials: 300, events: live, allowed: 0.01 },
  });
  const all = { trials: 300, events: 1 };
  expect(Math.abs(excess([part(20, 60)], all))).toBeLessThan(0.1);
  expect(excess([part(6, 1)], all)).toBeGreaterThan(3);
  const alone = { trials: 0, events: 0, allowed: 0.01 };
  expect(excess([{ ...part(5, 0), live: alone }], all), 'by what was live before').toBeGreaterThan(3);
  expect(excess([{ ...part(5, 0), live: alone }], { trials: 0, events: 0 })).toBe(Number.POSITIVE_INFINITY);
});
