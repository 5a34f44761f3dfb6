import { expect, it } from 'vitest';
import { randomIds } from '../../../core/services.ts';
import { planFolders } from '../formats/model/plan-folders.rules.ts';
import { planNative, readManifest } from '../native/native-plan.rules.ts';

const planOther = (names: string[]) => planFolders(new Set(names), names, new Map(), randomIds);
const planOurs = (names: string[]) => planNative(new Set(names), [], randomIds);
const folders = (count: number, first = 'f') =>
  Array.from({ length: count }, (_, n) => `${first}${n}/`).join('');

it('Folders count like notes: 20,000 together are accepted, more are not', () => {
  const files = (count: number) => Array.from({ length: count }, (_, n) => `folder ${n}/note.md`);
  expect(planOther(files(10_000)).folders.size).toBe(10_000);
  expect(() => planOther(files(10_001))).toThrow('more than 20,000 folders and notes');
  const deep = Array.from({ length: 400 }, (_, n) => `${folders(98, `${n}-`)}note.md`);
  expect(() => planOurs(deep)).toThrow('more than 20,000 folders and notes');
});

it('Folders of other programs may be 20 deep, those of a native archive 100', () => {
  expect(planOther([`${folders(20)}a.md`]).folders.size).toBe(20);
  const { excluded, notes } = planOther([`${folders(21)}a.md`, 'b.md']);
  expect([...excluded.values()]).toEqual([expect.stringContaining('is inside more than 20 folders')]);
  expect(notes.map(({ path }) => path)).toEqual(['b.md']);
  expect(planOurs([`${folders(60)}a.md`]).folders.size).toBe(60);
  expect(() => planOurs([`${folders(101)}a.md`])).toThrow('is inside more than 100 folders');
});

it('A manifest may order 10,000 names of any language, and is refused above 2 MB', () => {
  const names = Array.from({ length: 10_000 }, (_, n) => `${'長'.repeat(75)}${n}.md`);
  const manifest = `# ours\nformat: 1\norder:\n  - ${names.join('\n  - ')}\n`;
  expect(readManifest(manifest)).toEqual({ isNative: true, order: names });
  expect(() => readManifest(manifest.repeat(3))).toThrow('longer than 2 MB');
});

it('A manifest of 40,000 keys is read quickly', () => {
  const keys = Array.from({ length: 40_000 }, (_, n) => `key${n}: 1\n`).join('');
  const start = performance.now();
  expect(readManifest(`${keys}format: 1\n`)).toEqual({ isNative: true, order: [] });
  expect(performance.now() - start).toBeLessThan(500);
});
