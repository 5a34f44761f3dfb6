import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '@my-note/tooling/refusal';
import { type Entry, open, type ZipFile } from 'yauzl';
import { ZipFile as NewZip } from 'yazl';
import type { Area, Store } from './area.ts';

const AREAS = ['site', 'journal'] as const;

/**
 * Writes a store into one zip file: a package with few files is installed in half the time.
 * @param file that is made
 */
export async function writeArchive(store: Store, file: string): Promise<void> {
  const zip = new NewZip();
  for (const area of AREAS) {
    const listed = await store[area].list('');
    for (const { key } of listed.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
      const found = await store[area].read(key);
      // Whatever it is put into is compressed.
      if (found) zip.addBuffer(found.content, `${area}/${key}`, { compress: false });
    }
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}

/**
 * Opens such a file as a store that is only read; files are read when they are wanted.
 * @throws Refusal at every attempt to write
 */
export async function openArchive(file: string): Promise<Store & { close: () => void }> {
  const zip = await openZip(file);
  const entries = await entriesOf(zip);
  const refuse = async () => {
    throw new Refusal(`${file} is only read`);
  };
  const areaOf = (name: (typeof AREAS)[number]): Area => {
    const inside = (folder: string) => (folder ? `${name}/${folder}/` : `${name}/`);
    const below = (folder: string) => [...entries].filter(([key]) => key.startsWith(inside(folder)));
    return {
      async read(key) {
        const entry = entries.get(`${name}/${key}`);
        return entry && { content: await contentOf(zip, entry), tag: String(entry.crc32) };
      },
      list: async (folder) =>
        below(folder).map(([key, { uncompressedSize: size }]) => ({
          key: key.slice(name.length + 1),
          modified: 0,
          size,
        })),
      folders: async (folder) => {
        const names = below(folder).map(([key]) => key.slice(inside(folder).length).split('/'));
        return [...new Set(names.filter(({ length }) => length > 1).map(([first = '']) => first))];
      },
      write: refuse,
      swap: refuse,
      place: refuse,
      remove: refuse,
      removeFolder: refuse,
      sweep: refuse,
    };
  };
  return {
    place: file,
    site: areaOf('site'),
    journal: areaOf('journal'),
    obstacle: async () => 'EROFS',
    exclusively: refuse,
    close: () => zip.close(),
  };
}

const openZip = (file: string) =>
  new Promise<ZipFile>((resolve, reject) =>
    open(file, { autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip))),
  );

const entriesOf = (zip: ZipFile) =>
  new Promise<Map<string, Entry>>((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => entries.set(entry.fileName, entry));
    zip.once('end', () => resolve(entries)).once('error', reject);
  });

const contentOf = (zip: ZipFile, entry: Entry) =>
  new Promise<Buffer>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(buffer(stream)))),
  );
