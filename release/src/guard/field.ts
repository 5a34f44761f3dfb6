import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import type { Store } from '../store/area.ts';
import { type Counts, failuresOf, histogramOf, loadsOf, p75Of } from './figures.ts';

const milliseconds = z.optional(z.number());
const figuresSchema = z.object({
  /** Loaded pages, and how many of them failed. */
  loads: z.number(),
  failed: z.number(),
  /** 75th percentiles. */
  load: milliseconds,
  lcp: milliseconds,
  inp: milliseconds,
});
export type FieldFigures = z.infer<typeof figuresSchema>;

const fieldSchema = z.object({
  /** ISO time. */
  at: z.string(),
  /** By `<name> <version>`. */
  versions: z.record(z.string(), figuresSchema),
});
type Field = z.infer<typeof fieldSchema>;

/** `field` of `budget.json`: what the 75th percentiles in browsers may be, in milliseconds. */
export const fieldBudgetSchema = z.object({ load: milliseconds, lcp: milliseconds, inp: milliseconds });
export type FieldBudget = z.infer<typeof fieldBudgetSchema>;

// Fewer values say nothing about a quarter of them.
const LEAST_VALUES = 20;
const FILE = 'field.json';

/** What browsers have measured of a version. */
export function fieldFigures(counts: Counts): FieldFigures {
  const p75 = (measure: 'load' | 'lcp' | 'inp') => {
    const histogram = histogramOf(counts, measure);
    const size = [...histogram.values()].reduce((sum, count) => sum + count, 0);
    const value = size < LEAST_VALUES ? undefined : p75Of(histogram);
    return value === undefined ? {} : { [measure]: Math.round(value) };
  };
  const failed = failuresOf(counts, 'code') + failuresOf(counts, 'delivery');
  return { loads: loadsOf(counts), failed, ...p75('load'), ...p75('lcp'), ...p75('inp') };
}

/** Written by the service, which has the figures, for those who read the store. */
export const writeField = (store: Store, field: Field) =>
  store.journal.write(FILE, `${JSON.stringify(field, null, 2)}\n`);

export async function readField(store: Store): Promise<Field | undefined> {
  const found = await store.journal.read(FILE);
  return found && parseJson(fieldSchema, found.content);
}

/** A line of figures, and which of them are above the budget. */
export function describeField(
  { loads, failed, ...p75 }: FieldFigures,
  budget: FieldBudget = {},
): { text: string; isOver: boolean }[] {
  const times = (['load', 'lcp', 'inp'] as const).flatMap((measure) => {
    const value = p75[measure];
    const limit = budget[measure];
    if (value === undefined) return [];
    const isOver = limit !== undefined && value > limit;
    const words = measure === 'load' ? measure : measure.toUpperCase();
    return [{ text: `${words} ${value} ms${isOver ? `, more than ${limit}` : ''}`, isOver }];
  });
  const share = loads === 0 ? '' : `, ${((100 * failed) / loads).toFixed(1)} % failed`;
  return [{ text: `${loads} loads${share}`, isOver: false }, ...times];
}
