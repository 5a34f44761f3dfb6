import { groupBy } from '../../core/group-by.ts';
import { compareNames } from '../../core/text/compare-names.ts';
import { type FrontMatter, lastSegment, slugify } from '../../items/text.ts';
import { relativePath, replaceDestinations } from '../archive/destinations.rules.ts';
import { ATTACHMENTS, attachmentFileNames, childNames, INDEX, nameWithout } from '../archive/layout.rules.ts';
import type { Exported } from './export.repository.ts';

type ExportedAttachment = { id: string; name: string; type: string };
export type ExportPlan = ReturnType<typeof planExport>;

/** The file of each note, category, and attachment. Rows are in the order of their slugs. */
export function planExport(rows: Exported[], files: ExportedAttachment[], topLevel: string[]) {
  const attachmentNames = attachmentFileNames(files);
  const attachments = files.map(({ id, type }) => ({
    id,
    type,
    path: `${ATTACHMENTS}/${attachmentNames.get(id)}`,
  }));
  const folders = foldersOf(rows);
  const names = namesOf(folders);
  const paths = new Map(attachments.map(({ id, path }) => [id, path]));
  const folderPaths = new Map<string, string>();
  for (const { id, type, slug } of rows) {
    const path = (folderPaths.get(parentOf(slug)) ?? '') + (names.get(id) ?? '');
    if (type === 'category') folderPaths.set(slug, `${path}/`);
    paths.set(id, type === 'category' ? `${path}/${INDEX}` : path);
  }

  return {
    categories: rows.filter(({ type }) => type === 'category'),
    notes: rows.filter(({ type }) => type === 'note'),
    attachments,
    total: rows.length + attachments.length,
    pathOf: (id: string) => paths.get(id) ?? '',
    nameOf: (row: Exported) => nameWithout(names.get(row.id) ?? '', row.type),
    /** The children of a category to list in its order, because sorting by name would not give it. */
    orderIn: (category: Exported) => orderOf(folders.get(category.slug) ?? [], category.order, names),
    topOrder: orderOf(folders.get('') ?? [], topLevel, names),
    find: (id: string, kind: 'item' | 'attachment') =>
      attachmentNames.has(id) === (kind === 'attachment') ? paths.get(id) : undefined,
  };
}

const parentOf = (slug: string) => slug.slice(0, Math.max(0, slug.lastIndexOf('/')));

/** The children of each category, by its slug. Rows without their parent in the export are at the top. */
function foldersOf(rows: Exported[]) {
  const slugs = new Set(rows.map(({ slug }) => slug));
  return groupBy(rows, ({ slug }) => (slugs.has(parentOf(slug)) ? parentOf(slug) : ''));
}

/** Names by the order of slugs, which an import restores, so that a second export gives the same names. */
function namesOf(folders: Map<string, Exported[]>) {
  const names = new Map<string, string>();
  for (const [slug, children] of folders) {
    const sorted = children.toSorted((a, b) => compareNames(a.slug, b.slug));
    for (const [id, name] of childNames(sorted, slug === '')) names.set(id, name);
  }
  return names;
}

/**
 * Children in the order of the tree: those with a place, then the others by age. An import sorts unlisted ones by
 * name, so the end of the list that is sorted already is left out.
 */
function orderOf(children: Exported[], listed: string[], names: Map<string, string>): string[] {
  const byId = new Map(children.map((row) => [row.id, row]));
  const placed = listed.flatMap((id) => byId.get(id) ?? []);
  const places = new Set(placed);
  const others = children.filter((row) => !places.has(row)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const name = (row: Exported | undefined) => (row ? nameWithout(names.get(row.id) ?? '', row.type) : '');
  const unsorted = others.findLastIndex(
    (row, n) => n + 1 < others.length && compareNames(name(row), name(others[n + 1])) >= 0,
  );
  return [...placed, ...others.slice(0, unsorted + 1)].map(
    ({ id, type }) => `${names.get(id)}${type === 'category' ? '/' : ''}`,
  );
}

/** The slug is written only where the file name would give another. */
export function frontOf(plan: ExportPlan, row: Exported): FrontMatter {
  const segment = lastSegment(row.slug);
  const slug = slugify(plan.nameOf(row)) === segment ? undefined : segment;
  const { title, createdAt, updatedAt, pinned, icon, locked } = row;
  return { title, slug, created: createdAt, updated: updatedAt, pinned, icon: icon ?? undefined, locked };
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A note's text with paths instead of ids. Links out of the archive stay unchanged. */
export function withRelativePaths(plan: ExportPlan, noteId: string, content: string) {
  return replaceDestinations(content, (target) => {
    const [id = ''] = UUID.exec(target) ?? [];
    const before = target.slice(0, target.length - id.length);
    const kind = before === 'note:' ? 'item' : 'attachment';
    if (id === '' || (kind === 'attachment' && !before.endsWith('/attachments/'))) return undefined;
    const found = plan.find(id.toLowerCase(), kind);
    return found === undefined ? undefined : relativePath(plan.pathOf(noteId), found);
  });
}
