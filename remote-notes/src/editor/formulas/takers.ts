import type { Ctx } from '@milkdown/kit/ctx';
import type { Transaction } from '@milkdown/kit/prose/state';

/** Makes a formula of what was typed; null when it is none. */
export type TakeFormula = (tr: Transaction, source: string, start: number) => Transaction | null;

/** Of the editors whose parser knows formulas. */
export const takers = new WeakMap<Ctx, TakeFormula>();
