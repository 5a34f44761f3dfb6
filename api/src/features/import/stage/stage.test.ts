import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LIMITS } from '@my-note/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createUploads } from '../../../core/files/uploads.ts';
import { importZip, zipOf } from '../../../testing/files/archives.ts';
import { PNG } from '../../../testing/files/files.ts';
import { useTemporaryDirectories } from '../../../testing/temporary-directories.ts';
import { useApp } from '../../../testing/test-app.ts';
import { insertJob } from '../../jobs/jobs.repository.ts';
import { createVault } from '../formats/model/vault.reader.ts';
import { createBudget, openArchive } from '../open/zip-archive.reader.ts';
import { createPlan } from '../plan/import-plan.rules.ts';
import { createWarnings } from '../warnings.rules.ts';
import { type Reader, stage } from './stage.usecases.ts';

const { app, db, newUser, services, dataDir } = useApp();
const newDirectory = useTemporaryDirectories();
const idle = { signal: new AbortController().signal, report: async () => undefined };

type Note = { title?: string; content?: string; name?: string; shows?: string[] };

/** Stages notes of another program, as a reader of them would answer. */
async function stageNotes(notes: Record<string, Note>, files: Record<string, Buffer> = {}) {
  const ada = await newUser();
  const { ids, clock } = services();
  const [file, jobId] = [path.join(newDirectory(), 'a.zip'), ids.row()];
  writeFileSync(
    file,
    await zipOf({ ...Object.fromEntries(Object.keys(notes).map((name) => [name, 'x'])), ...files }),
  );
  const archive = await openArchive(file, createBudget());
  await insertJob(db(), { id: jobId, ownerId: ada._id, kind: 'import', now: clock() });
  const plan = createPlan(new Set(archive.files.keys()), { ids, native: false });
  for (const [name, { name: called = name }] of Object.entries(notes)) plan.addNote(name, '', called);
  const reader: Reader = {
    folder: async ({ order }) => ({ front: {}, order }),
    async note({ path: name }, attachments) {
      const { title = name, content = '', shows = [] } = notes[name] ?? {};
      for (const shown of shows) await attachments.add(shown);
      return { front: {}, title, content };
    },
  };
  const warnings = createWarnings();
  const vault = createVault(archive, '', plan.files, warnings);
  const deps = { ...services(), uploads: createUploads(newDirectory(), ids) };
  const source = { vault, plan, reader, ownerId: ada._id, jobId };
  const staged = await stage(deps, source, idle);
  await archive.close();
  const titles = staged.roots.map(({ title }) => title);
  const attached = () => db().$count(sql`attachments`, sql`import_job = ${jobId}`);
  return { ...warnings.report(), staged, plan, titles, attached };
}
const storedFiles = () =>
  readdirSync(path.join(dataDir, 'attachments'), { recursive: true }).filter(
    (name) => String(name).length > 30,
  );

it('A text too complex to be rendered is reported and kept', async () => {
  const { losses, titles } = await stageNotes({
    'deep.md': { content: '> '.repeat(5_000) },
    'wild.md': { content: '*a_'.repeat(10_000) },
    'plain.md': { content: '- a\n  - b\n' },
  });
  const reason = 'Too complex to be shown, so it will be plain text';
  expect(losses).toEqual([
    { file: 'deep.md', reason },
    { file: 'wild.md', reason },
  ]);
  expect(titles).toEqual(['deep.md', 'wild.md', 'plain.md']);
});

it('Long titles are shortened between characters, and reported', async () => {
  const long = `a${'🎉'.repeat(200)}`;
  const { titles, losses } = await stageNotes({ 'a.md': { title: long }, 'b.md': { title: 'b\0\ud83c' } });
  expect(titles).toEqual([`a${'🎉'.repeat(149)}`, 'b\ufffd']);
  expect(losses).toEqual([
    { file: 'a.md', reason: 'The title was shortened', what: `a${'🎉'.repeat(199)}…` },
  ]);
  expect(LIMITS.titleLength).toBe(300);
});

it('A note that fails late removes the files that only it used, and links to it', async () => {
  const tooLong = 'x'.repeat(LIMITS.contentLength + 1);
  const { staged, plan, attached, titles } = await stageNotes(
    {
      'a.md': { shows: ['a.png'] },
      'b.md': { shows: ['a.png', 'b.png', 'c.png'], content: tooLong },
      'c.md': { shows: ['c.png'] },
    },
    { 'a.png': PNG, 'b.png': PNG, 'c.png': PNG },
  );
  expect(titles).toEqual(['a.md', 'c.md']);
  expect([staged.attachments.count(), await attached(), storedFiles().length]).toEqual([2, 2, 2]);
  expect(staged.attachments.urlOf('b.png')).toBeUndefined();
  expect([...plan.targets.keys()]).toEqual(['a.md', 'c.md']);
  expect(plan.excluded.get('b.md')).toContain('"b.md" is too long');
});

it('A slug that is too long fails its note, not the import', async () => {
  const deep = `${`${'深'.repeat(80)}/`.repeat(7)}`;
  const title = `${'題'.repeat(70)} 0123456789abcdef0123456789abcdef`;
  // The file is short; the heading that its slug is made of is not.
  const short = `${'x'.repeat(10)} 0123456789abcdef0123456789abcdef.md`;
  const job = await importZip(
    app(),
    await newUser(),
    await zipOf({
      [`${deep}${'深'.repeat(30)}/${short}`]: `# ${title.repeat(2)}\n\ntext`,
      'fine 0123456789abcdef0123456789abcdee.md': '# fine\n\ntext',
    }),
  );
  expect(job).toMatchObject({ status: 'done', error: null, report: { source: 'notion', notes: 1 } });
  expect(job.report?.losses).toEqual([
    { file: expect.stringContaining('xxx'), reason: expect.stringContaining('is nested too deeply') },
  ]);
});

it('A note that becomes too long is one loss, and no later note links to it', async () => {
  const ada = await newUser();
  const before = storedFiles();
  const job = await importZip(
    app(),
    ada,
    await zipOf({
      'a.md': `${'[p](<p.png>)\n'.repeat(60_000)}${'x'.repeat(700_000)}`,
      'b.md': '[a](a.md)',
      'p.png': PNG,
    }),
  );
  expect(job.report).toMatchObject({ notes: 1, attachments: 0, skipped: ['a.md', 'p.png'] });
  expect(job.report?.losses).toEqual([
    { file: 'a.md', reason: expect.stringContaining('"a.md" is too long') },
    { file: 'p.png', reason: 'No note shows this file' },
  ]);
  expect((await ada.bySlug('b')).body).toMatchObject({ content: '[a](a.md)' });
  await expect.poll(storedFiles).toEqual(before);
});

it('Names and losses that the database would refuse do not fail an import', async () => {
  const zipped = await zipOf({ 'a.md': `[a](${'x'.repeat(199)}🎉🎉.md)`, 'b_.txt': 'text' });
  const job = await importZip(
    app(),
    await newUser(),
    Buffer.from(zipped.toString('latin1').replaceAll('b_', 'b\0'), 'latin1'),
  );
  expect(job).toMatchObject({ status: 'done', error: null, report: { notes: 1, skipped: ['b.txt'] } });
  expect(job.report?.deadLinks).toContainEqual(
    expect.objectContaining({ what: expect.stringMatching(/🎉…$/u) }),
  );
});
