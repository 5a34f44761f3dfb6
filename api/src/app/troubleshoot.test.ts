import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listTree } from '../core/files/list-tree.ts';

const sources = path.resolve(import.meta.dirname, '..');
const page = path.resolve(sources, '../../docs/operating/troubleshoot.md');

/** Of a string in the source: a quote in it may be escaped. */
const plain = (text: string) => text.replaceAll("\\'", "'");

it('Each message in docs/operating/troubleshoot.md is one of the service', () => {
  const isSource = (file: string) => file.endsWith('.ts') && !file.endsWith('.test.ts');
  const files = [...listTree(sources)].map(({ file }) => file).filter(isSource);
  const text = plain(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  const messages = [...readFileSync(page, 'utf8').matchAll(/^\| `([^`]+)` +\|/gm)].map(
    ([, message = '']) => message,
  );
  expect(messages.length).toBeGreaterThan(30);
  expect(messages.filter((message) => !text.includes(message))).toEqual([]);
});
