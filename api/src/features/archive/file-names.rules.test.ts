import { expect, it } from 'vitest';
import { createFolderNames, fileNameOf } from './file-names.rules.ts';
import { attachmentFileNames } from './layout.rules.ts';

it.each([
  ['Plan', 'Plan'],
  ['東京 🎉', '東京 🎉'],
  ['Plans: 2024/05', 'Plans - 2024-05'],
  ['What? "Yes" <b>|*', 'What Yes b -'],
  ['C:\\Users', 'C--Users'],
  ['.NET', '_NET'],
  ['..', 'Untitled'],
  ['Wait...  ', 'Wait'],
  [' \t\n', 'Untitled'],
  ['con', 'con_'],
  ['LPT1.txt', 'LPT1_.txt'],
  ['Console', 'Console'],
  ['Thumbs.db', '_Thumbs.db'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['line\nbreak', 'line break'],
  ['e\u0301', '\u00e9'],
  ['C# & 100%', 'C# & 100%'],
])('The title %j names the file %j, and that name itself', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
  expect(fileNameOf(name)).toBe(name);
});

it('Names in one folder differ in more than capitals', () => {
  const take = createFolderNames(['_index.md']);
  const names = ['Plan', 'PLAN', 'Plan (2)', '_INDEX'].map((stem) => take(stem, '.md'));
  expect(names).toEqual(['Plan.md', 'PLAN (2).md', 'Plan (2) (2).md', '_INDEX (2).md']);
});

it('A name has at most 200 bytes, with its number and ending', () => {
  const take = createFolderNames();
  for (const title of ['長'.repeat(300), '長'.repeat(299), `${'x'.repeat(195)}  y`, '🎉'.repeat(80)]) {
    const name = take(title, '.md');
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(200);
    expect(name).toMatch(/\S(?: \(2\))?\.md$/);
    expect(encodeURIComponent(name)).not.toContain('%EF%BF%BD');
  }
});

it('Thousands of titles with the same start get their names quickly', () => {
  const take = createFolderNames();
  const start = performance.now();
  const names = Array.from({ length: 20_000 }, (_, n) => take(`${'long '.repeat(50)}${n}`, '.md'));
  expect(new Set(names).size).toBe(20_000);
  expect(performance.now() - start).toBeLessThan(3_000);
});

it('Attachments keep their names and endings', () => {
  const names = [
    'Holiday photo.png',
    'holiday PHOTO.png',
    'CON.csv',
    '.png',
    'a.tar.gz',
    `${'x'.repeat(199)}.jpeg`,
  ];
  const given = attachmentFileNames(names.map((name, n) => ({ id: String(n), name })));
  expect([...given.values()]).toEqual([
    'Holiday photo.png',
    'holiday PHOTO (2).png',
    'CON_.csv',
    '_png',
    'a.tar.gz',
    `${'x'.repeat(195)}.jpeg`,
  ]);
});
