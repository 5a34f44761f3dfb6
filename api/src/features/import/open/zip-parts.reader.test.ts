import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createUploads } from '../../../core/files/uploads.ts';
import { randomIds } from '../../../core/services.ts';
import { zipOf } from '../../../testing/files/archives.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { fileTooLarge } from '../import.errors.ts';
import { createWarnings } from '../warnings.rules.ts';
import { createBudget, openArchive } from './zip-archive.reader.ts';
import { openParts } from './zip-parts.reader.ts';

const newDirectory = useTemporaryDirectories();

async function open(files: Parameters<typeof zipOf>[0], limits = { entries: 1_000, bytes: 1_000_000 }) {
  const [directory, received] = [newDirectory(), newDirectory()];
  const file = path.join(directory, 'a.zip');
  writeFileSync(file, await zipOf(files));
  const budget = createBudget(limits);
  const warnings = createWarnings();
  const uploads = createUploads(received, randomIds);
  const outer = await openArchive(file, budget);
  const opened = openParts(outer, { uploads, budget, warnings });
  await opened.catch(() => expect(readdirSync(received)).toEqual([]));
  return { archive: await opened, warnings, received };
}
const part = (n: number) => `ExportBlock-${n}-Part-${n}.zip`;

it('Files beside the parts of an export, or twice in them, are reported', async () => {
  const { archive, warnings, received } = await open({
    [part(1)]: await zipOf({ 'a.md': 'a', 'same.png': 'same', 'p.png': 'one' }),
    [part(2)]: await zipOf({ 'b.md': 'b', 'same.png': 'same', 'p.png': 'two' }),
    'beside.png': 'beside',
    '.DS_Store': 'junk',
    [`__MACOSX/._${part(1)}`]: 'junk',
  });
  expect([...archive.files.keys()]).toEqual(['a.md', 'same.png', 'p.png', 'b.md']);
  expect(await text(await archive.open('b.md', 100, () => fileTooLarge('b.md')))).toBe('b');
  expect(warnings.report()).toMatchObject({ skipped: ['beside.png', 'p.png'], lossCount: 2 });
  await archive.close();
  expect(readdirSync(received)).toEqual([]);
});

it('Parts are opened up to a hundred, not thousands', async () => {
  const inner = await zipOf({ 'c/': '' });
  const parts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [part(n), inner]));
  const { archive } = await open(parts(100));
  await archive.close();
  await expect(open(parts(101))).rejects.toThrow('more than 100 archives');
});

it('Parts and the archive around them share one budget of files and bytes', async () => {
  const files = {
    [part(1)]: await zipOf({ 'a.md': 'a', 'b.md': 'b' }),
    [part(2)]: await zipOf({ 'c.md': 'c' }),
  };
  const { archive } = await open(files, { entries: 5, bytes: 1_000_000 });
  await archive.close();
  await expect(open(files, { entries: 4, bytes: 1_000_000 })).rejects.toThrow('more than 4 files');
  await expect(open(files, { entries: 5, bytes: 300 })).rejects.toThrow('unpacks to more than');
});
