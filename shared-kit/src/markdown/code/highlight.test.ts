// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { grammars, otherNames } from './grammars.ts';
import { grammarOf, highlight } from './highlight.ts';

const shown = async (code: string, language: string) => {
  const box = document.createElement('div');
  const fragment = await highlight(code, language);
  if (fragment) box.append(fragment);
  return box;
};

describe('highlighted code', () => {
  test.each(Object.keys(grammars))('%s has a grammar, and loses no character', async (language) => {
    const code = 'let a = "x < y && \'z\'"; // <b>\n# 1\n<a href="b">&amp;</a>\n';
    expect((await shown(code, language)).textContent).toBe(code);
  });
  test('every other name leads to a grammar', () => {
    for (const name of Object.keys(otherNames)) expect(grammarOf(name)).toBe(otherNames[name]);
    expect(grammarOf('TSX')).toBe('typescript');
    expect(grammarOf('{.python}')).toBe('python');
    expect(grammarOf('constructor')).toBeUndefined();
    expect(grammarOf('')).toBeUndefined();
  });
  test('highlights keywords and strings differently', async () => {
    const box = await shown('const a = "b"', 'js');
    expect(box.querySelector('.hljs-keyword')?.textContent).toBe('const');
    expect(box.querySelector('.hljs-string')?.textContent).toBe('"b"');
  });
  test('nothing in the code becomes HTML', async () => {
    const box = await shown('<img src=x onerror=alert(1)><script>alert(1)</script>', 'html');
    expect(box.querySelector('img, script')).toBeNull();
    expect([...box.querySelectorAll('*')].every(({ tagName }) => tagName === 'SPAN')).toBe(true);
  });
  test('an unknown language, and more code than anybody reads, stay plain', async () => {
    expect(await highlight('a', 'klingon')).toBeNull();
    expect(await highlight('let a = 1\n'.repeat(5_001), 'js')).toBeNull();
    expect(await highlight('a'.repeat(2_000), 'js')).toBeNull();
  });
});
