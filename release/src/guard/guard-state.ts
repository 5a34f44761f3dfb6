import * as z from 'zod/mini';
import { parseJson } from '../parse-json.ts';
import type { Store } from '../store/area.ts';
import { DEFAULT_THRESHOLDS, guardSchema, type Thresholds, thresholdsOf } from './thresholds.ts';

/** A guard as it is stored. */
export const stateSchema = z.object({
  /** The canary that is guarded; the state of another one is out of date. */
  version: z.string(),
  /** ISO time when it began: what browsers counted before is not compared. */
  since: z.string(),
  /** Percent of the browsers, and since when. */
  percent: z.number(),
  stepSince: z.string(),
  /** Who published it, for the notification. */
  who: z.string(),
  thresholds: guardSchema,
});
type StoredState = z.infer<typeof stateSchema>;
/** A guarded canary. It is beside the journal, so that a guard that starts again goes on. */
export type GuardState = Omit<StoredState, 'thresholds'> & { thresholds: Thresholds };

const keyOf = (name: string) => `guards/${name}.json`;

export async function readGuard(store: Store, name: string): Promise<GuardState | undefined> {
  const found = await store.journal.read(keyOf(name));
  const state = found && parseJson(stateSchema, found.content);
  return state && { ...state, thresholds: thresholdsOf(state.thresholds) };
}

/** Call it under the lock of the store. */
export const writeGuard = (store: Store, name: string, state: GuardState) =>
  store.journal.write(keyOf(name), `${JSON.stringify(state, null, 2)}\n`);

/** The state of a canary that begins now. */
export function newGuard(
  version: string,
  percent: number,
  {
    who,
    thresholds = DEFAULT_THRESHOLDS,
    now = new Date(),
  }: { who: string; thresholds?: Thresholds; now?: Date },
): GuardState {
  const since = now.toISOString();
  return { version, since, percent, stepSince: since, who, thresholds };
}
