import path from 'node:path';
import { createPlan, type ImportPlan, NOTE } from '../../plan/import-plan.rules.ts';
import { importTexts } from '../../texts.ts';
import { warningTexts } from '../../warning-texts.ts';
import type { Format } from '../model/format.port.ts';
import { excludeInvalid } from '../model/plan-folders.rules.ts';
import { findByPath, relink } from '../model/relink.rules.ts';
import type { Survey } from '../model/survey.reader.ts';
import type { Vault } from '../model/vault.reader.ts';
import { fenced, languageOf } from '../text/code-note.rules.ts';
import { mapProse } from '../text/prose.parser.ts';
import { withoutTitle } from '../text/title-line.rules.ts';
import { lostAttributes } from './trilium-attributes.rules.ts';
import {
  joined,
  META,
  META_BYTES,
  metaTooLong,
  pauseAfter,
  readMeta,
  type TriliumEntry,
} from './trilium-meta.parser.ts';

const REFERENCE = /<a class="reference-link"[^<>]*? href="([^"<>]*)"[^<>]*>([^<]*)<\/a>/g;
const ROOT = 'root';
const FILES = ['image', 'file'];
const CODE = ['code', 'mermaid'];

/**
 * Trilium's export as Markdown, by its list of notes. A note with others below it becomes a category and, if it
 * has a text, a note of the same title that is first in it (see `planPages`). A note with several places
 * is at the first one here: links to the others lead to it.
 */
export async function triliumFormat(vault: Vault): Promise<Format> {
  const entries = await readMeta(await vault.read(META, META_BYTES, metaTooLong));
  const known = new Map(entries.map((entry) => [fileOf(entry), entry]));
  const isText = (entry: TriliumEntry) => !problemOf(entry, vault);
  const texts = entries.filter(isText).map(fileOf);
  return {
    texts,
    isPlain: (file) => CODE.includes(known.get(file)?.type ?? ''),
    async plan(survey, ids) {
      const titles = new Map(
        entries
          .filter(({ dirFileName }) => dirFileName)
          .map((entry) => [folderOfEntry(entry), titleOf(entry)]),
      );
      // The account's root has a folder, which is no category.
      const top = entries.find(({ noteId, folder }) => noteId === ROOT && folder === '');
      const cut = top?.dirFileName ? `${top.dirFileName}/` : '';
      const place = (folder: string) =>
        cut !== '' && `${folder}/`.startsWith(cut) ? folder.slice(cut.length) : folder;
      const plan = createPlan(vault.files, {
        ids,
        native: false,
        nameOf: (folder) => titles.get(folder) ?? titles.get(cut + folder) ?? path.posix.basename(folder),
      });
      await arrange(plan, { entries, survey, vault, place });
      return plan;
    },
    finder: findByPath,
    convert({ file, text }, links) {
      const entry = known.get(file);
      if (!entry) return { title: file, text };
      const title = titleOf(entry);
      for (const what of lostAttributes(entry.attributes)) links.warn(warningTexts.label, what);
      if (CODE.includes(entry.type)) return { title, text: fenced(text, languageOf(entry)) };
      const body = withoutTitle(text, ownTitleOf(entry));
      return {
        title,
        text: mapProse(body, (prose) =>
          relink(
            prose.replace(REFERENCE, (_whole, href: string, shown: string) => `[${shown}](${href})`),
            links,
          ),
        ),
      };
    },
  };
}

type Arranged = { entries: TriliumEntry[]; survey: Survey; vault: Vault; place: (folder: string) => string };

async function arrange(plan: ImportPlan, { entries, survey, vault, place }: Arranged) {
  const parents = new Set(entries.map(({ folder }) => folder));
  const originals = new Map<string, string>();
  const clones: TriliumEntry[] = [];
  const orderOf = (folder: string) => (folder === '' ? plan.order : plan.addFolder(folder)?.order);
  for (const [n, entry] of entries.entries()) {
    await pauseAfter(n);
    const [file, below] = [fileOf(entry), folderOfEntry(entry)];
    const hasChildren = entry.dirFileName !== undefined && parents.has(below);
    const inside = place(hasChildren ? below : entry.folder);
    const problem = problemOf(entry, vault);
    if (entry.isClone) clones.push(entry);
    if (problem && entry.dataFileName && !FILES.includes(entry.type)) plan.excluded.set(file, problem);
    const bare = hasChildren && survey.get(file)?.bare === true;
    const isNote = !problem && !bare && !excludeInvalid(plan, survey, file, inside);
    const category =
      hasChildren && inside !== '' && !plan.problemOf(file, inside) ? plan.addFolder(inside) : undefined;
    if (category) orderOf(place(entry.folder))?.push(category.id);
    const note = isNote ? plan.addNote(file, inside, titleOf(entry)) : undefined;
    if (note) orderOf(inside)?.push(note.id);
    const id = note?.id ?? category?.id;
    if (id === undefined) continue;
    plan.targets.set(file, id);
    // A link to a note without text names its folder in the archive.
    if (category) plan.targets.set(`${below}/`, category.id);
    if (entry.noteId) originals.set(entry.noteId, id);
  }
  for (const clone of clones) {
    const id = originals.get(clone.noteId ?? '');
    if (id !== undefined) plan.targets.set(fileOf(clone), id);
  }
}

/** Why an entry of the list does not become a note. */
function problemOf(entry: TriliumEntry, { files }: Vault): string | undefined {
  const file = fileOf(entry);
  if (entry.isClone) return warningTexts.clone;
  if (entry.noImport) return warningTexts.pageOfExport;
  if (!entry.dataFileName || !files.has(file)) return warningTexts.noText;
  if (CODE.includes(entry.type)) return undefined;
  // A book, and notes of other kinds, may have a text as well.
  if (NOTE.test(file)) return undefined;
  return entry.type === 'text' ? warningTexts.notMarkdown : warningTexts.ofKind(entry.type.slice(0, 40));
}

const titleOf = (entry: TriliumEntry) =>
  entry.prefix.trim() === '' ? ownTitleOf(entry) : `${entry.prefix.trim()} - ${ownTitleOf(entry)}`;
const ownTitleOf = ({ title, noteId, dataFileName = '', dirFileName = '' }: TriliumEntry) =>
  title.trim() || dirFileName || path.posix.parse(dataFileName).name || noteId || importTexts.untitled;
const fileOf = ({ folder, dataFileName = '' }: TriliumEntry) => joined(folder, dataFileName);
const folderOfEntry = ({ folder, dirFileName = '' }: TriliumEntry) => joined(folder, dirFileName);
