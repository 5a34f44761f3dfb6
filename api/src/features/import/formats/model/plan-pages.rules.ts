import path from 'node:path';
import type { Ids } from '../../../../core/services.ts';
import { createPlan, folderOf, type ImportPlan } from '../../plan/import-plan.rules.ts';
import { excludeInvalid } from './plan-folders.rules.ts';
import type { Survey } from './survey.reader.ts';

/** How a program names what belongs together. */
type PageRules = {
  /** A name without what the program put into it. */
  clean: (name: string) => string;
  /** Tables beside the pages, each with the page or folder that it belongs to. */
  tables?: { file: string; base: string }[];
};

/**
 * Pages that have pages below them: `Title.md` beside the folder `Title`. Here a category holds notes and has
 * no text, so such a page becomes a category and, if it has a text, a note of the same title that comes
 * first in it: one click away, and in its place when somebody reads note after note.
 */
export function planPages(
  files: ReadonlySet<string>,
  texts: string[],
  { survey, ids, clean, tables = [] }: PageRules & { survey: Survey; ids: Pick<Ids, 'row'> },
): ImportPlan {
  const filled = foldersOf([...texts, ...tables.map(({ file }) => file)]);
  const pageOf = new Map<string, string>();
  const below = (base: string) =>
    [base, path.posix.join(folderOf(base), clean(path.posix.basename(base)))].find((folder) =>
      filled.has(folder),
    );
  for (const file of texts) {
    const folder = below(withoutExtension(file));
    if (folder !== undefined && !pageOf.has(folder)) pageOf.set(folder, file);
  }
  const titleOf = (file: string) =>
    survey.get(file)?.heading || clean(path.posix.basename(withoutExtension(file)));
  const plan = createPlan(files, {
    ids,
    native: false,
    nameOf: (folder) => {
      const page = pageOf.get(folder);
      return page === undefined ? clean(path.posix.basename(folder)) : titleOf(page);
    },
  });
  const folderOfPage = new Map(Array.from(pageOf, ([folder, file]) => [file, folder]));
  const bare: { file: string; folder: string }[] = [];
  // Pages with others below them first, so that none of those takes their address.
  for (const file of [...folderOfPage.keys(), ...texts.filter((file) => !folderOfPage.has(file))]) {
    const folder = folderOfPage.get(file);
    if (excludeInvalid(plan, survey, file, folder ?? folderOf(file))) continue;
    if (folder === undefined) plan.addNote(file, folderOf(file), titleOf(file));
    else if (survey.get(file)?.bare) bare.push({ file, folder });
    else plan.addFolder(folder)?.order.push(plan.addNote(file, folder, titleOf(file)).id);
  }
  for (const { file, base } of tables) {
    const folder = below(base);
    if (excludeInvalid(plan, survey, file, folder ?? folderOf(file))) continue;
    const note = plan.addNote(file, folder ?? folderOf(file), clean(path.posix.basename(base)));
    if (folder !== undefined) plan.addFolder(folder)?.order.push(note.id);
  }
  for (const { file, folder } of bare) {
    const category = plan.addFolder(folder);
    if (category) plan.targets.set(file, category.id);
  }
  return plan;
}

/** The folders that hold one of the files, however deep. */
function foldersOf(files: string[]) {
  const folders = new Set<string>();
  for (const file of files) {
    for (let folder = folderOf(file); folder !== '' && !folders.has(folder); folder = folderOf(folder))
      folders.add(folder);
  }
  return folders;
}

const withoutExtension = (file: string) => file.slice(0, file.length - path.posix.extname(file).length);
