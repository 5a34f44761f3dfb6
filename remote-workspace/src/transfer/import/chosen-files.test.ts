import { expect, it } from 'vitest';
import { filesOfDrop, filesOfInput, isImportable, isWanted, whyNotImportable } from './chosen-files.ts';

const chosen = (...paths: string[]) => paths.map((path) => ({ path, file: new File([], path) }));

it.each([
  ['one archive', chosen('vault.ZIP'), true],
  ['notes', chosen('a/b.md', 'a/p.png'), true],
  ['notes of the longer ending', chosen('b.markdown'), true],
  ['an export of Evernote', chosen('My notes.enex'), true],
  ['a page', chosen('page.html'), true],
  ['a backup of Bear', chosen('notes.bear2bk'), true],
  ['a backup of Standard Notes', chosen('Standard Notes Backup and Import File.txt'), true],
  ['a copy of Apple’s notes', chosen('iCloud Notes/Notes/Plan/Plan.txt'), true],
  ['other texts', chosen('readme.txt'), false],
  ['two archives, of which only one could be read', chosen('a.zip', 'b.zip'), false],
  ['pictures alone', chosen('p.png'), false],
  ['nothing', [], false],
])('decides whether it can import %s', (_what, files, expected) => {
  expect(isImportable(files)).toBe(expected);
});

it.each([
  ['notes.jex', 'MD - Markdown + Front Matter'],
  ['Ideas.one', 'Single File Web Page'],
  ['memos_prod.db', 'the database of Memos'],
  ['picture.png', 'There is nothing here that can be imported.'],
])('says what to choose instead of %s', (path, advice) => {
  expect(whyNotImportable(chosen(path))).toContain(advice);
});

it.each([
  ['vault/Note.md', true],
  ['vault/.obsidian/app.json', true],
  ['vault/.obsidian/plugins/x/main.js', false],
  ['vault/.git/config', false],
  ['.git/config', false],
  ['vault/node_modules/a/README.md', false],
  ['vault/.trash/Old.md', false],
  ['vault/.DS_Store', false],
  ['vault/my.git/a.md', true],
])('includes %s: %s', (path, wanted) => {
  expect(isWanted(path)).toBe(wanted);
});

it('reads the paths of an input’s files inside their folder', () => {
  const inside = Object.assign(new File([], 'a.md'), { webkitRelativePath: 'vault/deep/a.md' });
  expect(filesOfInput([inside, new File([], 'b.md')]).map(({ path }) => path)).toEqual([
    'vault/deep/a.md',
    'b.md',
  ]);
});

/** Returns entries as a browser does, in batches: two at a time. */
class FileEntry {
  constructor(readonly fullPath: string) {}
  file(done: (file: File) => void) {
    done(new File([], this.fullPath));
  }
}
class DirectoryEntry {
  constructor(
    readonly fullPath: string,
    readonly inside: (FileEntry | DirectoryEntry)[],
  ) {}
  createReader() {
    const left = [...this.inside];
    return { readEntries: (done: (page: unknown[]) => void) => done(left.splice(0, 2)) };
  }
}

it('reads all entries of a dropped folder, without internal files of programs', async () => {
  Object.assign(globalThis, { FileSystemFileEntry: FileEntry, FileSystemDirectoryEntry: DirectoryEntry });
  const notes = ['a', 'b', 'c', 'd', 'e'].map((name) => new FileEntry(`/vault/${name}.md`));
  const git = new DirectoryEntry('/vault/.git', [new FileEntry('/vault/.git/HEAD.md')]);
  const deep = new DirectoryEntry('/vault/deep', [new FileEntry('/vault/deep/f.md')]);
  const vault = new DirectoryEntry('/vault', [...notes, git, deep]);
  const items = [{ webkitGetAsEntry: () => vault }, { webkitGetAsEntry: () => null }];
  const found = await filesOfDrop(items as unknown as DataTransferItemList);
  expect(found.map(({ path }) => path)).toEqual([
    'vault/a.md',
    'vault/b.md',
    'vault/c.md',
    'vault/d.md',
    'vault/e.md',
    'vault/deep/f.md',
  ]);
});
