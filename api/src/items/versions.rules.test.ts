import { describe, expect, it } from 'vitest';
import { planVersion } from './versions.rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 12) + minutes * 60_000);

/** Saves every half minute from 0 on; returns the minutes at which the former state was kept. */
function keptDuring(minutes: number) {
  let state: Parameters<typeof planVersion>[0] = {
    updatedAt: at(-60),
    editStartedAt: null,
    versionKeptAt: null,
  };
  const kept: number[] = [];
  for (let now = 0; now <= minutes; now += 0.5) {
    const { keep, editStartedAt } = planVersion(state, at(now));
    if (keep) kept.push(now);
    state = { updatedAt: at(now), editStartedAt, versionKeptAt: keep ? at(now) : state.versionKeptAt };
  }
  return kept;
}

describe('A version is kept', () => {
  it('at the start of an edit, each minute in its first five, then each five', () => {
    expect(keptDuring(21)).toEqual([0, 1, 2, 3, 4, 9, 14, 19]);
  });

  it('again after a pause of five minutes, which begins a new edit', () => {
    const state = { updatedAt: at(10), editStartedAt: at(0), versionKeptAt: at(9) };
    expect(planVersion(state, at(14.9))).toEqual({ keep: true, editStartedAt: at(0) });
    expect(planVersion({ ...state, versionKeptAt: at(10) }, at(14.9)).keep).toBe(false);
    expect(planVersion(state, at(15))).toEqual({ keep: true, editStartedAt: at(15) });
  });
});
