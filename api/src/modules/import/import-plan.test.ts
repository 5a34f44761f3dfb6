import { expect, it } from 'vitest';
import { randomIds } from '../../services.ts';
import { planImport, readManifest } from './import-plan.ts';

const plan = (names: string[], own = false) => planImport(names, { own, order: [], ids: randomIds });
const folders = (count: number, first = 'f') =>
  Array.from({ length: count }, (_, n) => `${first}${n}/`).join('');

it('Folders count like notes: 20,000 together are taken, more are not', () => {
  const files = (count: number) => Array.from({ length: count }, (_, n) => `folder ${n}/note.md`);
  expect(plan(files(10_000)).folders.length).toBe(10_000);
  expect(() => plan(files(10_001))).toThrow('more than 20,000 folders and notes');
  const deep = Array.from({ length: 400 }, (_, n) => `${folders(98, `${n}-`)}note.md`);
  expect(() => plan(deep, true)).toThrow('more than 20,000 folders and notes');
});

it('Folders of other programs may lie 20 deep, categories of ours as deep as they were', () => {
  expect(plan([`${folders(20)}a.md`]).folders.length).toBe(20);
  expect(() => plan([`${folders(21)}a.md`])).toThrow('lies in more than 20 folders');
  expect(plan([`${folders(60)}a.md`], true).folders.length).toBe(60);
  expect(() => plan([`${folders(101)}a.md`], true)).toThrow('lies in more than 100 folders');
});

it('A manifest may order 10,000 names of any language, and is refused above 1 MB', () => {
  const names = Array.from({ length: 10_000 }, (_, n) => `${'長'.repeat(75)}${n}.md`);
  const manifest = `# ours\nformat: 1\norder:\n  - ${names.join('\n  - ')}\n`;
  expect(readManifest(manifest)).toEqual({ own: true, order: names });
  expect(() => readManifest(manifest.repeat(2))).toThrow('longer than 1 MB');
});

it('A manifest of 40,000 keys holds nobody up', () => {
  const keys = Array.from({ length: 40_000 }, (_, n) => `key${n}: 1\n`).join('');
  const start = performance.now();
  expect(readManifest(`${keys}format: 1\n`)).toEqual({ own: true, order: [] });
  expect(performance.now() - start).toBeLessThan(500);
});
