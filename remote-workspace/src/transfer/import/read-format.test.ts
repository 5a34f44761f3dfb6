import { expect, it, vi } from 'vitest';
import { type ImportFormat, readFormat } from './read-format.ts';

const report = vi.fn();
const formatOf = (accept: string[], read: ImportFormat['module']['read']): ImportFormat => ({
  remote: 'weather',
  point: 'import-format',
  module: { label: 'Weather log', accept, read },
  report,
});
const chosen = (...paths: string[]) => paths.map((path) => ({ path, file: new File(['sunny'], path) }));
const { signal } = new AbortController();

it('makes Markdown files of what a format reads, each with its own name and exact title', async () => {
  const read = vi.fn(async (files: readonly File[]) => [
    { title: 'May 1/2', text: await (files[0]?.text() ?? ''), categories: ['Log'] },
    { title: 'May 1?2', text: '', categories: ['Log'] },
  ]);
  const files = await readFormat(chosen('a.WLOG', 'b.txt'), [formatOf(['.wlog'], read)], signal);
  expect(read.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['a.WLOG']);
  expect(files.map(({ path }) => path)).toEqual(['Log/May 1-2.md', 'Log/May 1-2 2.md']);
  expect(await files[0]?.file.text()).toBe('---\ntitle: "May 1/2"\n---\n\nsunny');
});

it('leaves files that no format reads as they are', async () => {
  const files = chosen('a.txt');
  expect(await readFormat(files, [formatOf(['.wlog'], vi.fn())], signal)).toBe(files);
});

it('reports a format that throws, and says which one', async () => {
  const error = new Error('broken');
  const broken = formatOf(['.wlog'], () => Promise.reject(error));
  await expect(readFormat(chosen('a.wlog'), [broken], signal)).rejects.toThrow('as Weather log');
  expect(report).toHaveBeenCalledExactlyOnceWith(error);
});
