import { describe, expect, it } from 'vitest';
import { normalizeSearchText, normalizeWithOrigins } from './normalize.ts';

describe('Folding', () => {
  it.each([
    ['Crème BRÛLÉE', 'creme brulee'],
    ['Đà Nẵng', 'da nang'],
    ['Straße, Łódź & İstanbul', 'strasse lodz istanbul'],
    ['cafe\u0301', 'cafe'],
    ['ｆｕｌｌ ﬁ', 'full fi'],
    ['か\u3099っこう', 'がっこう'],
    ['한국어', '한국어'],
    ['أَحْمَد وإسلام، آية', 'احمد واسلام ايه'],
    ['مدرسة ومُستشفى، مســـاء', 'مدرسه ومستشفي مساء'],
    ['Donau\u00addampfschiff', 'donaudampfschiff'],
    ['今天的会议记录。', '今天的会议记录 '],
    ['ＡＰＩ・ﾃｽﾄ', 'api テスト'],
    ['L’été, ¿mañana?', 'l ete manana '],
    ['Größe über São Paulo', 'grosse uber sao paulo'],
    ['ที่นี่', 'ที่นี่'],
    ['**bold** _it_ `code`', ' bold it code '],
    ['C++ and 5€', 'c++ and 5€'],
    ['# C#, `F#` and a#b ## #é# é##', ' c# f# and a b e# e '],
    ['# C#, `F#` and a#b ## #e# e##', ' c# f# and a b e# e '],
  ])('makes %j into %j', (text, folded) => {
    expect(normalizeSearchText(text)).toBe(folded);
  });

  it('folds a text in ASCII the same with and without another letter', () => {
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).join(' x');
    expect(normalizeSearchText(`${ascii}y é`)).toBe(`${normalizeSearchText(`${ascii}y`)} e`);
  });

  it('keeps the sign of a name with and without origins', () => {
    const text = '# C# é a#b ##';
    expect(normalizeWithOrigins(text).folded).toBe(normalizeSearchText(text));
  });

  it('returns the origin of each unit', () => {
    const text = 'a — Straße 👍 é';
    const { folded, origins } = normalizeWithOrigins(text);
    expect(folded).toBe('a strasse 👍 e');
    expect(text.slice(origins[folded.indexOf('strasse')], origins[folded.indexOf('strasse') + 7])).toBe(
      'Straße',
    );
    expect(text.slice(origins[folded.length - 1])).toBe('é');
  });
});
