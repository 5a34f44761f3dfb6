import { expect, it } from 'vitest';
import { groupLosses, lossText } from './group-losses.ts';

it('groups losses by reason, the most frequent first', () => {
  const groups = groupLosses([
    { file: 'a.canvas', reason: 'Left out' },
    { file: 'a.md', reason: 'A link leads nowhere', what: '[[x]]' },
    { file: 'b.md', reason: 'A link leads nowhere', what: '[[y]]' },
  ]);
  expect(groups).toEqual([
    { reason: 'A link leads nowhere', names: ['a.md: [[x]]', 'b.md: [[y]]'] },
    { reason: 'Left out', names: ['a.canvas'] },
  ]);
  expect(lossText(groups)).toBe(
    'A link leads nowhere\n  a.md: [[x]]\n  b.md: [[y]]\n\nLeft out\n  a.canvas\n',
  );
});
