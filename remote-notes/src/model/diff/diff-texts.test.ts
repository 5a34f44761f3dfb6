import { describe, expect, test } from 'vitest';
import { type DiffSegment, diffTexts, trimUnchanged } from './diff-texts.ts';

const marked = (segments: DiffSegment[]) =>
  segments.map(({ text, differs }) => (differs ? `[${text}]` : text)).join('');
const shown = (mine: string, theirs: string) => diffTexts(mine, theirs).map(marked);

describe('two texts side by side', () => {
  test.each([
    [
      'a word in a line',
      'One two three.\nFour.\n',
      'One 2 three.\nFour.\n',
      'One [two] three.\nFour.\n',
      'One [2] three.\nFour.\n',
    ],
    ['a line more', 'One.\nTwo.\n', 'One.\n', 'One.\n[Two.\n]', 'One.\n'],
    ['nothing', 'One.', 'One.', 'One.', 'One.'],
    ['all', 'One', 'Two', '[One]', '[Two]'],
    ['letters beyond ASCII', 'Der Bär schläft', 'Der Bär wacht', 'Der Bär [schläft]', 'Der Bär [wacht]'],
  ])('mark %s', (_name, mine, theirs, myMarks, theirMarks) => {
    expect(shown(mine, theirs)).toEqual([myMarks, theirMarks]);
  });

  test('shows only the context of differences in a long text', () => {
    const [mine] = diffTexts(
      `${'a\n'.repeat(900)}ONE\n${'b\n'.repeat(900)}`,
      `${'a\n'.repeat(900)}TWO\n${'b\n'.repeat(900)}`,
    );
    const short = marked(trimUnchanged(mine));
    expect(short).toMatch(/^…(a\n)+\[ONE\]\n(b\n)+…$/);
    expect(short.length).toBeLessThan(500);
  });
});
