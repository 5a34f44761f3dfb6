import { describe, expect, it } from 'vitest';
import { readForeignFile, withProperties } from './front-matter-foreign.ts';

const read = (yaml: string, text = 'text') => readForeignFile(`---\n${yaml}\n---\n${text}`);
const whole = (file: string) => {
  const { text, ...rest } = readForeignFile(file);
  return withProperties(text, rest);
};

describe('Front matter of another program', () => {
  it.each([
    [
      'created: 2020-01-02 10:00:00Z\nupdated: 2020-01-03 10:00:00Z',
      '2020-01-02T10:00:00.000Z',
      '2020-01-03T10:00:00.000Z',
    ],
    ['date: 2020-01-02\nmodified: 2020-01-03', '2020-01-02T00:00:00.000Z', '2020-01-03T00:00:00.000Z'],
    [
      'created_at: 2020-01-02T03:04:05Z\nupdated_at: 2020-01-03',
      '2020-01-02T03:04:05.000Z',
      '2020-01-03T00:00:00.000Z',
    ],
    ['date: 2020-01-02 10:00\nmodified: 2020-02', '2020-01-02T10:00:00.000Z', '2020-02-01T00:00:00.000Z'],
    ['date: 2020-01-02T10:00:00.123+0200', '2020-01-02T08:00:00.123Z', undefined],
    ['date: 2020-02-31\nmodified: 0000-01-01', undefined, undefined],
    ['created: yesterday\ndate: 2020-01-02', '2020-01-02T00:00:00.000Z', undefined],
  ])('gives the dates of %j', (yaml, created, updated) => {
    const { front } = read(yaml);
    expect([front.created?.toISOString(), front.updated?.toISOString()]).toEqual([created, updated]);
  });

  it.each<[string, string[]]>([
    ['tags: [a, "#b", two words, 2020, a]', ['#a', '#b', '#two-words', '#2020']],
    ['tags: a, b/c', ['#a', '#b/c']],
    ['tag: one two', ['#one', '#two']],
    ['tags:\n  - Übung\n  - "!!"', ['#Übung']],
    ['tags: [🌱, status/🌱, 👩‍💻, 🇩🇪, ❤️]', ['#🌱', '#status/🌱', '#👩‍💻', '#🇩🇪', '#❤️']],
    ['tags: [C++, C#]', ['#C']],
    ['tags:', []],
  ])('gives the tags of %j', (yaml, expected) => {
    expect(read(yaml).tags).toEqual(expected);
  });

  it('keeps what has no place here as a block behind the tags', () => {
    expect(whole('---\ntitle: Plan\ntags: [x]\nauthor: Ada # mine\naliases:\n  - P\n---\n\ntext\n')).toBe(
      'text\n\n#x\n\n```yaml\nauthor: Ada # mine\naliases:\n  - P\n```\n',
    );
    expect(whole('---\ntitle: Plan\n---\ntext\n')).toBe('text\n');
    expect(whole('---\nquote: "```"\n---\ntext')).toBe('text\n\n````yaml\nquote: "```"\n````\n');
    expect(whole('---\nauthor: Ada\n---\n')).toBe('```yaml\nauthor: Ada\n```\n');
    expect(whole('---\n---\ntext')).toBe('text');
  });

  it('keeps what is no date, and what is no tag as it stands', () => {
    expect(whole('---\ndate: Lecture 12\n---\ntext')).toBe('text\n\n```yaml\ndate: Lecture 12\n```\n');
    expect(whole('---\ntags: [x, C++, C#]\na: 1\n---\ntext')).toBe(
      'text\n\n#x #C\n\n```yaml\na: 1\ntags:\n  - C++\n  - C#\n```\n',
    );
  });

  it('keeps comments, and the first value of a key that stands there twice', () => {
    expect(whole('---\n# mine\ntitle: "a # b" # why\n---\ntext')).toBe(
      'text\n\n```yaml\n# mine\n# why\n```\n',
    );
    expect(whole('---\na: |\n  # text\n---\ntext')).toBe('text\n\n```yaml\na: |\n  # text\n```\n');
    const { front, properties } = read('title: One\ntitle: Two');
    expect([front.title, properties]).toEqual(['Two', 'title: One\n']);
  });

  it.each([
    '---\nJust prose between rules.\n---\ntext',
    '---\ntitle: [unclosed\n---\ntext',
    '---\n- a list\n---\n',
    '--- a',
  ])('is not what %j begins with', (file) => {
    expect(whole(file)).toBe(file);
  });

  it('of any length costs nothing and is kept as it stands', () => {
    const yaml = Array.from({ length: 40_000 }, (_, n) => `key${n}: 1`).join('\n');
    const start = performance.now();
    expect(whole(`---\n${yaml}\n---\ntext`)).toBe(`text\n\n\`\`\`yaml\n${yaml}\n\`\`\`\n`);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('changes no object that it was not asked for', () => {
    expect(whole('---\n__proto__:\n  pinned: true\nconstructor: x\n---\ntext')).toContain('__proto__:');
    expect(read('__proto__:\n  pinned: true').front.pinned).toBeUndefined();
    expect(Reflect.get({}, 'pinned')).toBeUndefined();
  });
});
