import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { takeOrder } from './front-matter-order.rules.ts';

it.each<[string, string[]]>([
  ['plain names', ['plan.md', 'work/', '東京.md']],
  [
    'names that YAML could take for something else',
    ['1.md', 'null/', '2024-01-01/', 'yes.md', 'con_/', '1e3/'],
  ],
])('An order of %s is read as it was written', (_what, order) => {
  const yaml = stringify({ format: 1, order, title: 'x' }, { lineWidth: 0 });
  expect(takeOrder(yaml)).toEqual({ order, rest: 'format: 1\ntitle: x\n' });
  expect(takeOrder(yaml.replaceAll('\n', '\r\n')).order).toEqual(order);
});

it('Text without an order stays unchanged', () => {
  expect(takeOrder('format: 1\nborder:\n  - a\n')).toEqual({
    order: [],
    rest: 'format: 1\nborder:\n  - a\n',
  });
});
