import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { zipOf } from '../../../testing/files/archives.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { fileTooLarge } from '../import.errors.ts';
import { createBudget, openArchive } from './zip-archive.reader.ts';

const newDirectory = useTemporaryDirectories();
const open = (bytes: Buffer, limits?: { entries: number; bytes: number }) => {
  const file = path.join(newDirectory(), 'a.zip');
  writeFileSync(file, bytes);
  return openArchive(file, createBudget(limits));
};
const readAll = async (bytes: Buffer, limits?: { entries: number; bytes: number }, maxBytes = 1_000_000) => {
  const archive = await open(bytes, limits);
  try {
    const texts: string[] = [];
    for (const name of archive.files.keys())
      texts.push(await text(await archive.open(name, maxBytes, () => fileTooLarge(name))));
    return texts;
  } finally {
    archive.close();
  }
};
/** Changes bytes in every place where they stand. */
function patched(archive: Buffer, from: string, to: string) {
  return Buffer.from(archive.toString('latin1').replaceAll(from, to), 'latin1');
}
/** Writes a number at an offset into each header of the central directory. */
function patchedHeaders(archive: Buffer, offset: number, value: number) {
  const copy = Buffer.from(archive);
  for (let at = copy.indexOf('PK\x01\x02'); at >= 0; at = copy.indexOf('PK\x01\x02', at + 1))
    copy.writeUInt32LE(value, at + offset);
  return copy;
}

describe('An archive', () => {
  it('lists its files by their paths, without folders', async () => {
    const archive = await open(await zipOf({ 'c/': '', './a/b.md': 'x', 'd.md': 'y' }));
    expect([...archive.files.keys()]).toEqual(['a/b.md', 'd.md']);
    archive.close();
  });

  it('without an encoding of its names and comments is read as UTF-8 when that is valid', async () => {
    const zipped = patchedHeaders(await zipOf({ 'Grüße 深.md': 'x' }), 8, 0x00080000);
    const commented = Buffer.concat([zipped.subarray(0, -22), Buffer.from('ö'), zipped.subarray(-22)]);
    const header = commented.indexOf('PK\x01\x02');
    commented.writeUInt16LE(2, header + 32);
    const end = commented.lastIndexOf('PK\x05\x06');
    commented.writeUInt32LE(commented.readUInt32LE(end + 12) + 2, end + 12);
    const archive = await open(commented);
    expect([...archive.files].map(([name, { fileComment }]) => [name, fileComment])).toEqual([
      ['Grüße 深.md', 'ö'],
    ]);
    archive.close();
    const old = await open(
      patched(patchedHeaders(await zipOf({ 'Gr_n.md': 'x' }), 8, 0x00080000), '_', '\x81'),
    );
    expect([...old.files.keys()]).toEqual(['Grün.md']);
    old.close();
    const evil = patchedHeaders(await zipOf({ 'xx/ü.md': 'x' }), 8, 0x00080000);
    await expect(open(patched(evil, 'xx/', '../'))).rejects.toThrow('points outside');
  });

  it.each([
    ['is no zip', async () => Buffer.from('# A note\n'.repeat(100)), 'not a complete zip file'],
    ['is empty', async () => Buffer.alloc(0), 'not a complete zip file'],
    [
      'is cut off',
      async () => (await zipOf({ 'a.md': 'x'.repeat(5_000) })).subarray(0, -30),
      'not a complete zip file',
    ],
    [
      'lost its middle',
      async () => {
        const whole = await zipOf({ 'a.md': 'abc'.repeat(2_000), 'b.md': 'def'.repeat(2_000) });
        return Buffer.concat([whole.subarray(0, 40), whole.subarray(60)]);
      },
      'not a complete zip file',
    ],
    [
      'has a file whose bytes changed',
      async () => {
        const archive = await zipOf({ 'a.md': 'abc' });
        return patchedHeaders(archive, 16, 12_345);
      },
      '"a.md" is damaged',
    ],
    [
      'climbs out',
      async () => patched(await zipOf({ 'xx/evil.md': 'x' }), 'xx/evil.md', '../evil.md'),
      '"../evil.md" points outside',
    ],
    [
      'is absolute',
      async () => patched(await zipOf({ 'x/evil.md': 'x' }), 'x/evil.md', '//evil.md'),
      '"//evil.md" points outside',
    ],
    [
      'is absolute on Windows',
      async () => patched(await zipOf({ 'cx/evil.md': 'x' }), 'cx/evil.md', 'c:/evil.md'),
      'points outside',
    ],
    ['is encrypted', async () => patchedHeaders(await zipOf({ 'a.md': 'x' }), 6, 0x00090033), 'encrypted'],
    [
      'is packed in another way',
      async () => patchedHeaders(await zipOf({ 'a.md': 'x' }), 8, 0x000e0000),
      'unsupported compression',
    ],
  ])('that %s is refused with advice', async (_what, make, message) => {
    await expect(readAll(await make())).rejects.toThrow(message);
  });

  it('is refused above the limits of files and unpacked bytes', async () => {
    const archive = await zipOf({ 'a.md': 'a'.repeat(600), 'b.md': 'b'.repeat(600), 'c.md': 'c' });
    expect((await readAll(archive, { entries: 3, bytes: 1_201 })).length).toBe(3);
    await expect(readAll(archive, { entries: 2, bytes: 1_201 })).rejects.toThrow('more than 2 files');
    await expect(readAll(archive, { entries: 3, bytes: 1_200 })).rejects.toThrow('unpacks to more than');
  });

  it('with a false size is measured by its unpacked bytes', async () => {
    const bomb = await zipOf({ 'a.md': 'a'.repeat(50_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readAll(bomb)).rejects.toThrow('"a.md" is too long');
    await expect(readAll(patchedHeaders(bomb, 24, 10))).rejects.toThrow('"a.md" is damaged');
  });
});
