import { readBudget } from '@my-note/release/budget';
import { excessOf } from '@my-note/release/weigh';
import { Refusal } from '@my-note/tooling/refusal';
import { type BuildCheck, type Finding, LeftOut } from '../../finding.ts';

const where = 'budget.json';

/** What a remote may cost is in its `budget.json`. */
export const budget: BuildCheck = {
  id: 'budget',
  looksAt: 'entry, pages, styles, and requests cost no more than budget.json allows',
  run: ({ name, files, dir }): Finding[] => {
    if (!dir) throw new LeftOut('a stored build has no budget.json');
    try {
      return excessOf({ name, files, budget: readBudget(dir) }).map(({ what, cost, limit }) => ({
        what: `${what}: ${cost}, its budget is ${limit}`,
        where,
        whatToDo:
          'Load what is rarely needed later (import()), drop a library, or raise the budget and say why.',
      }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [
        { what: error.message, where, whatToDo: 'Write the four limits; a new remote has an example.' },
      ];
    }
  },
};
