import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../workspace/paths.mjs';
import { deprecationProblems } from './deprecations.mjs';
import { declarationsIn, readReport, writtenReport } from './report.mjs';
import { verdict } from './verdict.mjs';

const dir = mkdtempSync(path.join(os.tmpdir(), 'api-'));
afterAll(() => rmSync(dir, { recursive: true }));
const tsc = path.join(root, 'shared-kit/node_modules/.bin/tsc');

const before = `interface CardProps {
    title: string;
    wide?: boolean;
}

export function Card(input: CardProps): string;

export const LIMITS: {
    readonly title: 200;
};

export interface PageModule {
    show: () => void;
}

export interface Note {
    title: string;
}

export type ConfigKey = 'tab' | 'prefix';

export const load: (slug: string) => Promise<Note>;`;

/** @param {string} version @param {string} [text] */
const report = (version, text = before) => ({ version, entries: { 'kit/ui': text } });
/** @param {string} version @param {string} text */
const judged = (version, text) => verdict(report('1.4.0'), report(version, text), { dir, tsc });

test.each([
  ['an export that is gone', before.replace(/export const load.*/, ''), 'kit/ui load was removed'],
  [
    'a property that callers have to add',
    before.replace('wide?:', 'wide:'),
    'kit/ui Card takes or gives less',
  ],
  [
    'an argument that is no longer accepted',
    before.replace('slug: string', 'slug: "plan"'),
    'kit/ui load takes',
  ],
  [
    'a field that is no longer given',
    before.replace('Note {\n    title: string;', 'Note {'),
    'kit/ui Note takes',
  ],
  [
    'what remotes have to write',
    before.replace('show: ', 'name: string;\n    show: '),
    'kit/ui PageModule takes',
  ],
  ['a setting that is gone', before.replace("'tab' | ", ''), 'kit/ui ConfigKey takes'],
])('a minor version is refused for %s', async (_what, text, message) => {
  const problems = await judged('1.5.0', text);
  expect(problems[0]).toContain(message);
  expect(problems[0]).toContain('needs version 2.0.0');
  expect(await judged('2.0.0', text)).toEqual([]);
});

test.each([
  ['a new setting', before.replace("'tab' | ", "'tab' | 'sites' | "), 'kit/ui ConfigKey has another'],
  ['a new export', `${before}\n\nexport const save: () => void;`, 'kit/ui save is new'],
  [
    'an optional property',
    before.replace('wide?:', 'tall?: boolean;\n    wide?:'),
    'kit/ui CardProps has another type',
  ],
  [
    'a new field of what is given',
    before.replace('Note {', 'Note {\n    icon: string;'),
    'kit/ui Note has another',
  ],
])('a patch is refused for %s, a minor version is not', async (_what, text, message) => {
  const problems = await judged('1.4.1', text);
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toContain('needs version 1.5.0');
  expect(await judged('1.5.0', text)).toEqual([]);
});

test('a patch may change what a constant is', async () => {
  expect(await judged('1.4.1', before.replace('200', '300'))).toEqual([]);
});

test('a report can be read again, without the remarks of API Extractor', () => {
  const extracted =
    '## API\n\n```ts\n\n// @public (undocumented)\nexport const a: {\n    // (undocumented)\n    b: 1;\n};\n\n// @public @deprecated\nexport const c: 2;\n\n```\n';
  const text = declarationsIn(extracted);
  expect(text).toBe('export const a: {\n    b: 1;\n};\n\n// @deprecated\nexport const c: 2;');
  const written = { version: '1.4.0', entries: { 'kit/ui': text, kit: 'export const d: 3;' } };
  expect(readReport(writtenReport('kit', written))).toEqual(written);
});

test('a deprecation says when it ends, and ends then', () => {
  /** @param {string} words */
  const problems = (words) =>
    deprecationProblems([{ file: 'a.ts', text: `/** @deprecated${words} */` }], '1.4.0');
  expect(problems(' since 1.4, removed in 2.0: use `Card`')).toEqual([]);
  expect(problems(' use Card')).toEqual([expect.stringContaining('write "@deprecated since')]);
  expect(problems(' since 0.4, removed in 1.0')).toEqual([
    expect.stringContaining('was to be removed in 1.0'),
  ]);
});
