import { linkSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryDirectories } from '../../../../testing/temporary-directories.ts';
import { giveTo } from './ownership.ts';

const newDirectory = useTemporaryDirectories();

it.skipIf(process.getuid?.() !== 0)(
  'nothing outside of a folder gets another owner through a link in it',
  () => {
    const [outside, folder] = [newDirectory(), newDirectory()];
    mkdirSync(path.join(outside, 'sub'));
    for (const file of ['sub/secret', 'other']) writeFileSync(path.join(outside, file), '');
    mkdirSync(path.join(folder, 'base'));
    writeFileSync(path.join(folder, 'base', '1'), '');
    symlinkSync(outside, path.join(folder, 'base', 'link'));
    linkSync(path.join(outside, 'other'), path.join(folder, 'second-name'));
    giveTo(folder, { uid: 65_534, gid: 65_534 });
    const ownerOf = (...names: string[]) => statSync(path.join(...names)).uid;
    expect([ownerOf(folder), ownerOf(folder, 'base', '1')]).toEqual([65_534, 65_534]);
    const others = [ownerOf(outside), ownerOf(outside, 'sub', 'secret'), ownerOf(outside, 'other')];
    expect(others).toEqual([0, 0, 0]);
  },
);
