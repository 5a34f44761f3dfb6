import { expect, it } from 'vitest';
import { matchingTags, type TagNode, treeOf } from './tag-tree.ts';

const tags = ['home', 'Work', 'Work/Log', 'Work/Log/2026', 'work-out'].map((name) => ({
  name,
  notes: 1,
  all: 1,
}));
const outline = (nodes: TagNode[]): unknown[] => nodes.map(({ label, below }) => [label, ...outline(below)]);

it('makes a tree of sorted tags', () => {
  expect(outline(treeOf(tags))).toEqual([['home'], ['Work', ['Log', ['2026']]], ['work-out']]);
});

it('finds tags with the levels above them', () => {
  const found = (search: string) => matchingTags(tags, search).map(({ name }) => name);
  expect(found(' #LOG')).toEqual(['Work', 'Work/Log', 'Work/Log/2026']);
  expect(found('out')).toEqual(['work-out']);
  expect(found('')).toHaveLength(5);
  expect(found('none')).toEqual([]);
});
