import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '@my-note/contract';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { importZip, zipOf } from '../../testing/files/archives.ts';
import { PNG } from '../../testing/files/files.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';

/** A loaded machine takes its time. */
const PATIENT = { timeout: 30_000 };

const { app, db, newUser, dataDir } = useApp();
let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
const countStaged = async () => {
  const left = db().$count(sql`items`, sql`import_job is not null`);
  const files = db().$count(sql`attachments`, sql`import_job is not null`);
  return (await left) + (await files);
};
const storedFiles = () => {
  const folder = path.join(dataDir, 'attachments');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true }).filter((name) => String(name).length > 30)
    : [];
};

describe('An import that fails', () => {
  it.each<[string, () => Promise<Buffer>, string]>([
    ['is no zip', async () => Buffer.from('no zip'), 'not a complete zip file'],
    [
      'is damaged',
      async () => {
        const bytes = await zipOf({ 'a.md': 'fine', 'b.md': 'abc'.repeat(1_000) });
        const at = bytes.lastIndexOf('PK\x01\x02');
        bytes.writeUInt32LE(1, at + 16);
        return bytes;
      },
      '"b.md" is damaged',
    ],
    [
      'holds a damaged picture',
      async () => {
        const bytes = await zipOf({ 'a.md': '![](p.png)', 'p.png': PNG });
        bytes.writeUInt32LE(1, bytes.lastIndexOf('PK\x01\x02') + 16);
        return bytes;
      },
      '"p.png" is damaged',
    ],
    [
      'holds another encoding',
      async () => zipOf({ 'p.png': PNG, 'b.md': Buffer.from('Gr\xfc\xdfe', 'latin1') }),
      '"b.md" is not text in UTF-8',
    ],
    ['holds a zero byte alone', async () => zipOf({ 'b.md': 'a\0b' }), '"b.md" is not text'],
    [
      'holds too long a note alone',
      async () => zipOf({ 'b.md': 'x'.repeat(LIMITS.contentLength + 1) }),
      '"b.md" is too long',
    ],
    [
      'is too deep',
      async () =>
        zipOf({
          [`${`${'深'.repeat(80)}/`.repeat(9)}b.md`]: 'a',
        }),
      'is nested too deeply',
    ],
    [
      'has folders without end',
      async () => zipOf({ [`${'f/'.repeat(21)}b.md`]: 'a' }),
      'is inside more than 20 folders',
    ],
    [
      'holds too long a manifest',
      async () => zipOf({ 'my-note.yaml': `format: 1\n${'#\n'.repeat(1_100_000)}`, 'a.md': 'a' }),
      'longer than 2 MB',
    ],
    [
      'is ours and holds too long a note',
      async () =>
        zipOf({ 'my-note.yaml': 'format: 1\n', 'a.md': 'a', 'b.md': 'x'.repeat(LIMITS.contentLength + 1) }),
      '"b.md" is too long',
    ],
    [
      'is ours and holds another encoding',
      async () =>
        zipOf({
          'my-note.yaml': 'format: 1\n',
          'a.md': '![](./attachments/p.png)',
          'attachments/p.png': PNG,
          'b.md': Buffer.from('Gr\xfc\xdfe', 'latin1'),
        }),
      '"b.md" is not text in UTF-8',
    ],
    [
      'is ours and holds too long a front matter',
      async () =>
        zipOf({ 'my-note.yaml': 'format: 1\n', 'a.md': `---\ntitle: ${'x'.repeat(17_000)}\n---\ntext` }),
      'of "a.md" is longer than 16 KB',
    ],
    ['has no notes', async () => zipOf({ 'a.txt': 'a' }), 'There are no notes in this archive'],
    [
      'is an HTML export of Notion',
      async () =>
        zipOf({
          'Export-0198c0de-1111-4222-8333-444455556666/Plan 0123456789abcdef0123456789abcdef.html':
            '<p>x</p>',
          'Export-0198c0de-1111-4222-8333-444455556666/Tasks 0123456789abcdef0123456789abcdee.csv': 'Name\nx',
        }),
      'Choose “Markdown & CSV” when you export',
    ],
    [
      'is a damaged export of Evernote',
      async () => zipOf({ 'My notes.enex': '<x/>' }),
      'no export of Evernote',
    ],
    [
      'is of a newer kind',
      async () => zipOf({ 'my-note.yaml': 'format: 3\n', 'a.md': 'a' }),
      'newer My Note',
    ],
  ])('because it %s reports that and leaves nothing', async (_what, make, message) => {
    const before = storedFiles();
    const job = await importZip(app(), ada, await make());
    expect(job).toMatchObject({ status: 'failed', error: expect.stringContaining(message), report: null });
    expect([await ada.list(), await ada.trash()]).toEqual([[], []]);
    await expect.poll(countStaged, PATIENT).toBe(0);
    await expect.poll(() => readdirSync(path.join(dataDir, 'uploads')), PATIENT).toEqual([]);
    expect(storedFiles()).toEqual(before);
  });
});
