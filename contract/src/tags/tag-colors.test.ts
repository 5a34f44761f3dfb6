import { describe, expect, it } from 'vitest';
import { readTagColors, renameTagColors, undoTagColors, writeTagColors } from './tag-colors.ts';

const rename = (
  before: string,
  from: string,
  to: string,
  { isMerged = false, isWhole = true }: { isMerged?: boolean; isWhole?: boolean } = {},
) => writeTagColors(renameTagColors(readTagColors(before), { from, to }, { isMerged, isWhole }));

describe('The setting of tag colors', () => {
  it('is read and written', () => {
    const value = 'work=red,日本/語=blue';
    expect(writeTagColors(readTagColors(value))).toBe(value);
    expect(readTagColors('').size).toBe(0);
  });

  it.each(['work', 'work=', 'work=gray', '=red', 'Work=red', '12=red', 'a b=red', 'a=red=b', '"]{}=red'])(
    'leaves out %j',
    (entry) => expect([...readTagColors(`${entry},home=blue`).keys()]).toEqual(['home']),
  );
});

describe('A renamed tag', () => {
  it('keeps its color, as do those below it', () =>
    expect(rename('work=red,work/log=blue,workout=pink', 'Work', 'Job')).toBe(
      'workout=pink,job=red,job/log=blue',
    ));

  it('that becomes one with another takes over the color of that one, or none', () => {
    expect(rename('work=red,job=blue', 'work', 'job', { isMerged: true })).toBe('job=blue');
    expect(rename('work=red', 'work', 'job', { isMerged: true })).toBe('');
  });

  it('stays colored where some notes keep its name', () =>
    expect(rename('work=red', 'work', 'job', { isWhole: false })).toBe('work=red,job=red'));

  it('keeps its color in another spelling', () =>
    expect(rename('work=red', 'work', 'WORK')).toBe('work=red'));

  it('gets its color back by Undo, without other changes', () => {
    const before = readTagColors('work=red,job=blue');
    const after = readTagColors('job=blue,home=pink');
    expect(writeTagColors(undoTagColors(after, before, { from: 'work', to: 'job' }))).toBe(
      'home=pink,work=red,job=blue',
    );
  });
});
