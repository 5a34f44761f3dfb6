import type { FigureMoment, KeptRelease, ReleaseFigures } from '@my-note/contract/releases';
import { formatMs, formatNumber } from '../format.ts';
import { releasesTexts as texts } from '../texts.ts';

export const MEASURES = ['loads', 'failures', 'errors', 'load', 'lcp', 'inp'] as const;
export type Measure = (typeof MEASURES)[number];
export type FigureVersion = ReleaseFigures['versions'][number];

const isTime = (measure: Measure) => measure === 'load' || measure === 'lcp' || measure === 'inp';

/** A value in words, with its unit. */
export function figureText(measure: Measure, value: number | null): string {
  if (value === null) return texts.noValue;
  return isTime(measure) ? formatMs(value) : formatNumber(value);
}

/** A moment with the value of each version, by its role. */
export type Point = { time: number } & Partial<Record<KeptRelease['role'], number | null>>;

/** The values of a measure over time. */
export const pointsOf = (versions: readonly FigureVersion[], measure: Measure): Point[] =>
  (versions[0]?.moments ?? []).map(({ at }, n) => ({
    time: Date.parse(at),
    ...Object.fromEntries(versions.map(({ role, moments }) => [role, moments[n]?.[measure] ?? null])),
  }));

export const hasLoads = ({ total }: { total: FigureMoment }): boolean => total.loads > 0;
