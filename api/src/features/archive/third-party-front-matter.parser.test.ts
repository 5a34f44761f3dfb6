import { describe, expect, it } from 'vitest';
import { readExportedFile, readThirdPartyFile } from './third-party-front-matter.parser.ts';

const read = (yaml: string, text = 'text') => readThirdPartyFile(`---\n${yaml}\n---\n${text}`);

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

  it.each([
    '---\ntitle: Plan\ntags: [x]\nauthor: Ada # mine\naliases:\n  - P\n---\n\ntext\n',
    '---\r\n# mine\r\ntitle: One\r\ntitle: Two\r\n---\r\n\r\ntext',
    '---\nauthor: Ada\n---',
    '---\n---\ntext',
    '---\ntags: [C++, C#]\ndate: Lecture 12\n---\n\n\n# x',
  ])('stays as it is: %j', (file) => {
    const { block, text } = readThirdPartyFile(file);
    expect(block + text).toBe(file);
    expect(text).toMatch(/^(?:text|# x|$)/);
  });

  it('that the program itself wrote keeps only the fields without a column here', () => {
    const { front, block } = readExportedFile(
      '---\ntitle: A\ncreated: 2020-01-02\ntags:\n  - x\n---\n\ntext',
    );
    expect([front.title, block]).toEqual(['A', '---\ntags:\n  - x\n---\n\n']);
    expect(readExportedFile('---\ntitle: A\n---\n\ntext')).toMatchObject({ block: '', text: 'text' });
    expect(readExportedFile('no front matter')).toMatchObject({ block: '', text: 'no front matter' });
  });

  it.each(['title: ""', "title: '  '", 'title:'])(
    'with an empty title leaves that of the file: %s',
    (yaml) => {
      expect(read(yaml).front.title).toBeUndefined();
      expect(readExportedFile(`---\n${yaml}\ntags:\n  - x\n---\n\ntext`).front.title).toBeUndefined();
    },
  );

  it.each([
    '---\nJust prose between rules.\n---\ntext',
    '---\ntitle: [unclosed\n---\ntext',
    '---\n- a list\n---\n',
    '--- a',
  ])('is not what %j begins with', (file) => {
    expect(readThirdPartyFile(file)).toEqual({ front: {}, block: '', text: file });
  });

  it('of any length costs nothing and is kept unchanged', () => {
    const yaml = Array.from({ length: 40_000 }, (_, n) => `key${n}: 1`).join('\n');
    const start = performance.now();
    expect(readThirdPartyFile(`---\n${yaml}\n---\ntext`)).toMatchObject({ front: {}, text: 'text' });
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('adds no keys to objects', () => {
    expect(read('__proto__:\n  pinned: true').front.pinned).toBeUndefined();
    expect(Reflect.get({}, 'pinned')).toBeUndefined();
  });
});
