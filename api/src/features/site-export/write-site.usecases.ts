import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DataServices } from '../../core/services.ts';
import type { WorkContext } from '../../core/threads/work.ts';
import { readOrder } from '../../items/index.ts';
import { createZipWriter, type ZipWriter } from '../archive/zip.writer.ts';
import {
  type Exported,
  eachText,
  listExported,
  listExportedAttachments,
} from '../export/export.repository.ts';
import { exportedNote } from './html/exported-note.writer.ts';
import type { ExportedPlaces } from './html/lead-exported.rules.ts';
import { SITE_CSS, sitePage, titleOf } from './html/page.writer.ts';
import { siteScript } from './html/site-script.content.ts';
import { readEmbedded } from './read-embedded.usecases.ts';
import { FILES, hrefFrom, planSite, rootFrom, type SitePlan } from './site-plan.rules.ts';

export type Deps = Pick<DataServices, 'db' | 'clock' | 'files'>;
type Context = Pick<WorkContext, 'signal' | 'report' | 'warn' | 'output'>;
/** `site` is the address of this site, by which the notes' own links are read. */
type Site = { ownerId: string; slug: string | undefined; site: string };

/** Characters of each note that the search of a site knows. */
const SEARCHED = 4_000;
const EVERYTHING = 'My Note';

type Entry = [title: string, path: string, words: string];

/** Writes a static site of everything, or of one category, as a zip; returns the number of files. */
export async function writeSite(
  deps: Deps,
  { ownerId, slug, site }: Site,
  context: Context,
): Promise<number> {
  const zip = createZipWriter(context.signal);
  const passed = pipeline(zip.output, context.output, { signal: context.signal });
  // The error of the writer says more, and it is awaited first.
  passed.catch(() => undefined);
  const rows = await listExported(deps.db, ownerId, slug);
  const files = await listExportedAttachments(deps.db, ownerId, slug);
  const { order } = await readOrder(deps.db, ownerId, null);
  const plan = planSite(rows, files, order, slug ?? '');
  await writeFiles(deps, ownerId, { plan, page: new URL(site) }, zip, context);
  await passed;
  return plan.total;
}

async function writeFiles(
  { db, clock, files }: Deps,
  ownerId: string,
  { plan, page }: { plan: SitePlan; page: URL },
  zip: ZipWriter,
  { report, warn }: Context,
) {
  let done = 0;
  const step = async () => {
    done += 1;
    await report(done, plan.total);
  };
  const now = clock();
  const add = (name: string, data: string | Readable, updatedAt = now) =>
    zip.add({ name, data, updatedAt, compress: true });
  const entries: Entry[] = [];
  const name = plan.first ? titleOf(plan.first) : EVERYTHING;
  const around = (path: string, row: Exported | undefined) => ({
    site: name,
    root: rootFrom(path),
    above: row ? stepsTo(path, plan, plan.above(row)) : [],
    inside: stepsTo(path, plan, row?.type === 'note' ? [] : plan.childrenOf(row)),
  });
  const bare = { text: '', headings: [] };

  await add(`${FILES}/site.css`, SITE_CSS);
  await add(`${FILES}/site.js`, siteScript());
  const tree = plan.tree.map(({ row, depth }) => [titleOf(row), encodedPath(plan.pathOf(row)), depth]);
  await add(`${FILES}/tree.js`, `window.siteTree=${scriptOf(tree)};\n`);
  if (!plan.first) {
    const start = { title: name, icon: null, updatedAt: now, ...bare };
    await add('index.html', sitePage({ ...start, ...around('index.html', undefined) }));
  }
  for (const { row } of plan.tree) {
    if (row.type !== 'category') continue;
    const path = plan.pathOf(row);
    await add(path, sitePage({ ...row, ...bare, ...around(path, row) }), row.updatedAt);
    entries.push([titleOf(row), encodedPath(path), '']);
    await step();
  }
  const notes = plan.tree.map(({ row }) => row).filter(({ type }) => type === 'note');
  for await (const { note, content } of eachText(db, ownerId, notes)) {
    const path = plan.pathOf(note);
    const embedded = await readEmbedded(db, ownerId, content);
    const places = placesFrom(path, plan);
    const { html, headings, words } = await exportedNote({ id: note.id, content }, page, places, embedded);
    await add(path, sitePage({ ...note, text: html, headings, ...around(path, note) }), note.updatedAt);
    entries.push([titleOf(note), encodedPath(path), words.slice(0, SEARCHED)]);
    await step();
  }
  await add(`${FILES}/search.js`, Readable.from(searchIndex(entries)));
  for (const { id, path, type } of plan.attachments) {
    const data = await files.read(id).catch((error: unknown) => {
      warn(error, `The attachment ${id} is missing in the store and left out of an export`);
    });
    if (!data) continue;
    await zip.add({ name: path, data, updatedAt: now, compress: type.startsWith('text/') });
    await step();
  }
  await zip.end();
}

const encodedPath = (path: string) => hrefFrom('index.html', path);

const stepsTo = (from: string, plan: SitePlan, rows: Exported[]) =>
  rows.map((row) => ({ title: titleOf(row), href: hrefFrom(from, plan.pathOf(row)) }));

/** JSON that is also a script on the oldest of browsers. */
const scriptOf = (value: unknown) =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

function* searchIndex(entries: Entry[]) {
  yield 'window.siteSearch=[';
  for (const entry of entries) yield `${scriptOf(entry)},\n`;
  yield '];\n';
}

function placesFrom(path: string, plan: SitePlan): ExportedPlaces {
  const note = (id: string) => {
    const target = plan.pathOfId(id);
    return target === undefined ? undefined : hrefFrom(path, target);
  };
  return {
    note,
    slug(slug) {
      const id = plan.ofSlug(slug);
      return id === undefined ? undefined : note(id);
    },
    attachment(id) {
      const file = plan.attachment(id);
      if (!file) return undefined;
      return {
        address: hrefFrom(path, file.path),
        name: file.name,
        isPicture: file.type.startsWith('image/'),
      };
    },
  };
}
