import { expect, it } from 'vitest';
import { tableOf } from './csv-table.rules.ts';

const links = { pageOf: () => undefined, link: (cell: string) => cell };

it('A row longer than the first one has columns without a name', () => {
  const lost: string[] = [];
  const table = tableOf('A,B\n1,2,3,\n', links, (reason) => lost.push(reason));
  expect(table).toBe('| A | B |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n');
  tableOf(`A\n${'x,'.repeat(300)}x`, links, (reason) => lost.push(reason));
  expect(lost).toEqual(['Only the first 200 columns of the table were kept']);
});
