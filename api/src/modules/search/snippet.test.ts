import { describe, expect, it } from 'vitest';
import { highlight, snippetOf } from './snippet.ts';
import { readTerms } from './terms.ts';

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

  it('marks what differs in accents, and joins what overlaps', () => {
    expect(marked(highlight('Crème brûlée', readTerms('brulee creme')))).toEqual(['Crème', 'brûlée']);
    expect(marked(highlight('banana', ['bana', 'nana']))).toEqual(['banana']);
  });

  it('finds a match at the far end of a long note and in scripts without spaces', () => {
    expect(marked(snippetOf(`${'lorem ipsum '.repeat(20_000)}needle`, ['needle']))).toEqual(['needle']);
    expect(marked(snippetOf(`${'lorem ipsum '.repeat(20_000)}needle`, ['needle'], 1_000))).toEqual([]);
    expect(marked(snippetOf('明日は東京に行きます', ['東京']))).toEqual(['東京']);
  });

  it('is bounded, and whole for a short text', () => {
    expect(snippetOf('x'.repeat(5_000), ['x']).text.length).toBeLessThan(230);
    expect(snippetOf('Short text', ['short']).text).toBe('Short text');
    expect(snippetOf('', ['a'])).toEqual({ text: '', highlights: [] });
  });
});

describe('Terms', () => {
  it.each([
    ['  Two  WORDS two', ['two', 'words']],
    ['"exact  Words" loose', ['exact words', 'loose']],
    ['foo_bar/baz', ['foo', 'bar', 'baz']],
    ['!?', []],
    ['"" "', []],
  ])('of %j are %j', (query, terms) => {
    expect(readTerms(query)).toEqual(terms);
  });
});
