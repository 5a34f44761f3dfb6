import { compareNames } from '../../../core/text/compare-names.ts';
import type { ImportPlan } from './import-plan.rules.ts';

/**
 * Siblings without a place of their own stand in the order of their ids. The ids are given out again, so that this
 * is the natural order of the names and not the order in which a program packed the files.
 */
export function sortSiblings(plan: ImportPlan) {
  const planned = [...plan.folders.values(), ...plan.notes];
  const ids = planned.map(({ id }) => id).sort();
  const sorted = planned.toSorted((a, b) => compareNames(a.name, b.name));
  const renewed = new Map(sorted.map(({ id }, n) => [id, ids[n] ?? id]));
  const newId = (id: string) => renewed.get(id) ?? id;
  for (const one of planned) one.id = newId(one.id);
  for (const [target, id] of plan.targets) plan.targets.set(target, newId(id));
  for (const list of [plan.order, ...Array.from(plan.folders.values(), ({ order }) => order)])
    list.splice(0, list.length, ...list.map(newId));
}
