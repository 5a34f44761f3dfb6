import { describe, expect, it } from 'vitest';
import { findInVault } from '../obsidian/obsidian-find.rules.ts';
import { quoteBlocks } from '../text/callouts.rules.ts';
import type { Links } from './format.port.ts';
import { relink } from './relink.rules.ts';
import { unwiki } from './wikilinks.rules.ts';

const links: Links = {
  find: (target) => (target.includes('.') ? target : `${target}.md`),
  address: () => 'note:1',
  warn: () => undefined,
  dead: () => undefined,
};
const MEGABYTE = 1_000_000;
/** On a loaded machine; what looks at everything twice for each character takes minutes. */
const SLOW = 10_000;

describe('Wikilinks', () => {
  it.each([
    ['[[a]]', '[a](note:1)'],
    ['[[[a]]]', '[[a](note:1)]'],
    ['[[a]] ]] [[b]]', '[a](note:1) ]] [b](note:1)'],
    ['[[a|[b]]]', '[\\[b](note:1)]'],
    ['[[a|]]', '[a](note:1)'],
    ['[[ a # B c # D! ]]', '[a > B c > D!](note:1#d)'],
    ['[[unclosed', '[[unclosed'],
    ['[[over\ntwo lines]]', '[[over\ntwo lines]]'],
    ['[[]] [[|x]]', '[[]] [[|x]]'],
    ['a ]] b [[ c', 'a ]] b [[ c'],
    ['!![[a]]!', '!![a](note:1)!'],
    ['![[a#B c|label]] ![[a]]', '![label](note:1#b-c) ![a](note:1)'],
    ['| ![[pic.png\\|100]] | [[a\\|b]] |', '| ![pic.png\\|100](note:1) | [b](note:1) |'],
    ['![[pic.png|100]]', '![pic.png|100](note:1)'],
    ['![[#B]] [[#B]]', '[B](#b) [B](#b)'],
  ])('in %j', (prose, expected) => {
    expect(unwiki(prose, links)).toBe(expected);
  });
});

describe('A link of a vault', () => {
  const find = findInVault(['Home.md', 'a/Plan.md', 'b/c/Plan.md', 'b/c/d/Pic.PNG', 'Über/Ä.md', 'a.b.md']);
  it.each<[string, string, string | undefined]>([
    ['plan', 'Home.md', 'a/Plan.md'],
    ['Plan', 'b/c/Other.md', 'b/c/Plan.md'],
    ['c/plan.md', 'Home.md', 'b/c/Plan.md'],
    ['/Home', 'b/c/Plan.md', 'Home.md'],
    ['../../home', 'b/c/Plan.md', 'Home.md'],
    ['pic.png', 'Home.md', 'b/c/d/Pic.PNG'],
    ['pic', 'Home.md', undefined],
    ['u\u0308ber/a\u0308', 'Home.md', 'Über/Ä.md'],
    ['a.b', 'Home.md', 'a.b.md'],
    ['lan', 'Home.md', undefined],
  ])('%j from %j', (target, from, expected) => {
    expect(find(target, from)).toBe(expected);
  });

  it('is found quickly among thousands of the same name and a thousand folders', () => {
    const same = Array.from({ length: 20_000 }, (_, n) => `f${n}/sub/Index.md`);
    const start = performance.now();
    const many = findInVault([...same, `${'x/'.repeat(30_000)}deep.md`]);
    for (const file of same) expect(many('index', file) === file).toBe(true);
    expect(many('sub/index', 'top.md')).toBe('f0/sub/Index.md');
    expect(performance.now() - start).toBeLessThan(SLOW);
  });
});

describe('A megabyte of', () => {
  it.each<[string, string]>([
    ['opening brackets', '['.repeat(MEGABYTE)],
    ['closing brackets', `[[a${']'.repeat(MEGABYTE)}`],
    ['unclosed links', '[[a'.repeat(MEGABYTE / 3)],
    ['embeds', '![['.repeat(MEGABYTE / 3)],
    ['pairs', '[[]]'.repeat(MEGABYTE / 4)],
    ['destinations', ']('.repeat(MEGABYTE / 2)],
    ['open destinations', '](a('.repeat(MEGABYTE / 4)],
    ['quoted destinations', '](<a'.repeat(MEGABYTE / 4)],
    ['definitions', ']: '.repeat(MEGABYTE / 3)],
    ['spaces behind a definition', `]:${' '.repeat(MEGABYTE)}`],
    ['quotes', '>'.repeat(MEGABYTE)],
    ['attributes', 'src="a'.repeat(MEGABYTE / 6)],
    ['attributes of both quotes', `src='a src="b`.repeat(MEGABYTE / 14)],
    ['notices', ':::info\n'.repeat(MEGABYTE / 8)],
  ])('%s is handled quickly', (_what, text) => {
    const start = performance.now();
    unwiki(relink(text, { ...links, find: () => undefined }), { ...links, find: () => undefined });
    quoteBlocks(text, { opens: () => 'x', closes: (line) => line === ':::' });
    expect(performance.now() - start).toBeLessThan(SLOW);
  });
});
