import { describe, expect, it } from 'vitest';
import { highlight, snippetOf } from './snippet.rules.ts';
import { readTerms } from './terms.rules.ts';

const marked = ({ text, highlights }: ReturnType<typeof highlight>) =>
  highlights.map(([start, end]) => text.slice(start, end));

describe('A snippet', () => {
  it('shows the text around the match without its markup', () => {
    const content = `# Intro\n\n${'filler '.repeat(60)}\n- [ ] see **the** [Garden plan](https://example.org/x) now`;
    const snippet = snippetOf(content, ['garden']);
    expect(snippet.text).toContain('see the Garden plan now');
    expect(snippet.text.startsWith('…')).toBe(true);
    expect(marked(snippet)).toEqual(['Garden']);
  });

  it.each([
    [
      'call `my_func_name(a_b)` in C# and x > y, __init__ `#1`',
      'call my_func_name(a_b) in C# and x > y, init #1',
    ],
    ['a my_func_name b and _it_ or **bold** and 2 * 3', 'a my_func_name b and it or bold and 2 * 3'],
    ['# Title\n\n> quoted a | b\n\n| c_d | e |\n| --- | --- |\n| f | g |', 'Title quoted a | b c_d e f g'],
    ['```ts\nconst a_b = c > d; // # e\n```\nafter \\*star\\*', 'const a_b = c > d; // # e after *star*'],
    ['![a loaf|300](x.png), ![|80x60](x.png)[b|300](x)', 'a loaf, b|300'],
    ['issue #12, a~b and ~~gone~~', 'issue #12, a~b and gone'],
  ])('of %j reads %j', (content, text) => {
    expect(snippetOf(content, ['a']).text).toBe(text);
  });

  it('marks matches that differ in accents, and joins overlapping ones', () => {
    expect(marked(highlight('Crème brûlée', readTerms('brulee creme')))).toEqual(['Crème', 'brûlée']);
    expect(marked(highlight('banana', ['bana', 'nana']))).toEqual(['banana']);
  });

  it('finds a match at the far end of a long note and in scripts without spaces', () => {
    expect(marked(snippetOf(`${'lorem ipsum '.repeat(20_000)}needle`, ['needle']))).toEqual(['needle']);
    expect(marked(snippetOf(`${'lorem ipsum '.repeat(20_000)}needle`, ['needle'], 1_000))).toEqual([]);
    expect(marked(snippetOf('明日は東京に行きます', ['東京']))).toEqual(['東京']);
  });

  it('has a limited length, and contains the whole of a short text', () => {
    expect(snippetOf('x'.repeat(5_000), ['x']).text.length).toBeLessThan(230);
    expect(snippetOf('Short text', ['short']).text).toBe('Short text');
    expect(snippetOf('', ['a'])).toEqual({ text: '', highlights: [] });
  });
});

describe('Terms', () => {
  it.each([
    ['  Two  WORDS two', ['two', 'words']],
    ['"exact  Words" loose', ['exact words', 'loose']],
    ['foo_bar/baz loose', ['foo bar baz', 'loose']],
    ['C# (c)', ['c#', 'c']],
    ['!?', []],
    ['"" "', []],
  ])('of %j are %j', (query, terms) => {
    expect(readTerms(query)).toEqual(terms);
  });
});
