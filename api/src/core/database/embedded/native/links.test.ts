import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { useTemporaryDirectories } from '../../../../testing/temporary-directories.ts';
import { makeLinks } from './links.ts';

const newDirectory = useTemporaryDirectories();

it('makes the links that a package lists, once, and none without a list', () => {
  const folder = newDirectory();
  makeLinks(folder);
  mkdirSync(path.join(folder, 'native/lib'), { recursive: true });
  writeFileSync(path.join(folder, 'native/lib/libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  writeFileSync(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(links));
  for (let n = 0; n < 2; n += 1) makeLinks(folder);
  const link = path.join(folder, 'native/lib/libpq.so.5');
  expect([readlinkSync(link), readFileSync(link, 'utf8')]).toEqual(['libpq.so.5.18', 'library']);
});
