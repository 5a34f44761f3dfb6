// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderMarkdown } from '../render/render.ts';
import { sortTable } from './sort-tables.ts';

function open(markdown: string) {
  const box = document.createElement('div');
  box.append(renderMarkdown(markdown));
  const table = box.querySelector('table');
  if (!table) throw new Error('No table');
  sortTable(table);
  const buttons = [...table.querySelectorAll<HTMLButtonElement>('th button')];
  return {
    buttons,
    column: (n: number) => [...(table.tBodies[0]?.rows ?? [])].map((row) => row.cells[n]?.textContent),
    orders: () => [...table.querySelectorAll('th')].map((th) => th.getAttribute('aria-sort')),
  };
}

test('a header puts the rows in order, in the other order, and as they are written', () => {
  const { buttons, column, orders } = open('| a | b |\n| - | - |\n| 10 | x |\n| 9 | z |\n|  | y |');
  expect(buttons[0]?.getAttribute('aria-label')).toBe('Sort by a');
  buttons[0]?.click();
  expect(column(0)).toEqual(['9', '10', '']);
  expect(orders()).toEqual(['ascending', 'none']);
  buttons[0]?.click();
  expect(column(0)).toEqual(['10', '9', '']);
  expect(orders()).toEqual(['descending', 'none']);
  buttons[0]?.click();
  expect(column(0)).toEqual(['10', '9', '']);
  buttons[1]?.click();
  expect(column(1)).toEqual(['x', 'y', 'z']);
  expect(orders()).toEqual(['none', 'ascending']);
});

test.each(['| a |\n| - |\n| b |', '| a |\n| - |', '|  |\n| - |\n| b |\n| c |'])(
  '%j has nothing to sort',
  (markdown) => {
    expect(open(markdown).buttons).toEqual([]);
  },
);
