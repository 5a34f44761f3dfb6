import type { Figures } from './load.ts';

const ROUNDS = 3;

type Measures = {
  ours: () => Promise<Figures>;
  bare: () => Promise<Figures>;
  statement?: () => Promise<number>;
};

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Measures what is compared in turns, because a machine is not equally fast all the time; medians. */
export async function inTurns({ ours, bare, statement }: Measures) {
  const [all, bareRates, statementRates]: [Figures[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    all.push(await ours());
    bareRates.push((await bare()).rate);
    if (statement) statementRates.push(await statement());
  }
  const of = (key: Exclude<keyof Figures, 'errors'>) => median(all.map((figures) => figures[key]));
  const errors = all.reduce((sum, figures) => sum + figures.errors, 0);
  return {
    figures: { rate: of('rate'), p50: of('p50'), p95: of('p95'), p99: of('p99'), errors },
    bare: median(bareRates),
    ...(statement ? { statement: median(statementRates) } : {}),
  };
}
