import { describe, expect, it } from 'vitest';
import { arrange, moveWithin } from './order.rules.ts';

const children = ['a', 'b', 'c', 'd'];

describe('The order of children', () => {
  it('puts the listed ones first and the others after them', () => {
    expect(arrange(children, ['c', 'gone', 'a', 'c'])).toEqual(['c', 'a', 'b', 'd']);
  });

  it.each([
    [[], { id: 'd', before: 'a' }, ['d']],
    [[], { id: 'a', after: 'c' }, ['b', 'c', 'a']],
    [['d'], { id: 'c', before: 'd' }, ['c', 'd']],
    [['d', 'c'], { id: 'd', after: 'c' }, ['c', 'd']],
    [['b'], { id: 'b' }, ['a', 'c', 'd', 'b']],
    [[], { id: 'new', after: 'a' }, ['a', 'new']],
  ])('after %j moves by %j it is %j', (order, move, expected) => {
    expect(moveWithin(children, order, move)).toEqual(expected);
  });

  it('is undefined when the neighbour does not exist', () => {
    expect(moveWithin(children, [], { id: 'a', before: 'z' })).toBeUndefined();
    expect(moveWithin(children, [], { id: 'a', before: 'a' })).toBeUndefined();
  });
});
