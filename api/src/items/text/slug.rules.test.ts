import { describe, expect, it } from 'vitest';
import { firstFreeSegment, slugify } from './slug.rules.ts';

describe('A slug', () => {
  it.each([
    ['Hello, World!', 'hello-world'],
    ['  --Hello--  ', 'hello'],
    ['Đà Nẵng', 'đà-nẵng'],
    ['Cafe\u0301', 'café'],
    ['हिन्दी नोट', 'हिन्दी-नोट'],
    ['漢字 と かな', '漢字-と-かな'],
    ['Größe & Maß', 'größe-maß'],
    ['Café à la crème', 'café-à-la-crème'],
    ['¿Qué pasó, mañana?', 'qué-pasó-mañana'],
    ['Ações de São Paulo', 'ações-de-são-paulo'],
    ['今天的会议记录', '今天的会议记录'],
    ['会議メモ（第２回）', '会議メモ-第２回'],
    ['회의 기록', '회의-기록'],
    ['\u200fملاحظات \u200eالاجتماع', 'ملاحظات-الاجتماع'],
    ['Donau\u00addampfschiff', 'donaudampfschiff'],
    ['İstanbul', 'istanbul'],
    ['a/b\\c', 'a-b-c'],
    ['???', 'note'],
    ['', 'note'],
    ['2024', '2024'],
  ])('of %j is %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('has at most 80 characters a segment, also with a suffix, and splits no character', () => {
    expect(slugify('ab '.repeat(100))).toHaveLength(80);
    const long = slugify('𠮷'.repeat(100));
    expect(Array.from(long)).toHaveLength(80);
    const taken = new Set([long]);
    const free = firstFreeSegment(long, false, (candidate) => taken.has(candidate));
    expect(Array.from(free)).toHaveLength(80);
    expect(free).toBe(`${'𠮷'.repeat(78)}-2`);
  });
});
