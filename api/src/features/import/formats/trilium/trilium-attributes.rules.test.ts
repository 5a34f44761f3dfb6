import { expect, it } from 'vitest';
import { lostAttributes } from './trilium-attributes.rules.ts';

const label = (name: string, value = '') => ({ type: 'label', name, value });

it('Lost labels of the user are reported, whatever their prefix; those of Trilium are not', () => {
  const own = ['topic', 'running', 'shareholder', 'colorado', 'sorting', 'archived', 'mapping'];
  const technical = ['toc', 'run', 'shareAlias', 'color', 'sorted', 'map:type', 'label:status', 'iconClass'];
  expect(lostAttributes([...own, ...technical].map((name) => label(name)))).toEqual(
    own.map((name) => `#${name}`),
  );
  expect(lostAttributes([{ type: 'relation', name: 'template', value: 'x' }, 7, label('a', 'b')])).toEqual([
    '~template',
    '#a=b',
  ]);
});

it('At most a thousand attributes of a note are read', () => {
  const lost = lostAttributes(Array.from({ length: 1_005 }, (_, n) => label(`a${n}`)));
  expect(lost).toHaveLength(1_001);
  expect(lost.at(-1)).toBe('5 more');
});
