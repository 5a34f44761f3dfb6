import type { ImportSource } from '@my-note/contract/jobs';
import { HIDDEN, JUNK } from '../open/skipped-files.rules.ts';
import { NOTE } from '../plan/import-plan.rules.ts';
import { APPLE_NOTE, appleNotesFormat } from './apple-notes/apple-notes.format.ts';
import { BUNDLE_TEXT, bearFormat } from './bear/bear.format.ts';
import { DOCMOST_FILE, DOCMOST_META, docmostFormat } from './docmost/docmost.format.ts';
import { evernoteFormat } from './evernote/evernote.format.ts';
import { joplinFormat, RESOURCES } from './joplin/joplin.format.ts';
import { KEEP_NOTE, keepFormat } from './keep/keep.format.ts';
import { readKeepNote } from './keep/keep-note.parser.ts';
import { logseqFormat, SETTINGS } from './logseq/logseq.format.ts';
import { markdownFormat } from './markdown/markdown.format.ts';
import type { Survey } from './model/survey.reader.ts';
import { notionFormat } from './notion/notion.format.ts';
import { obsidianFormat } from './obsidian/obsidian.format.ts';
import { findInVault } from './obsidian/obsidian-find.rules.ts';
import { datesOf, outlineFormat, UPLOAD } from './outline/outline.format.ts';
import { translatedFormat } from './translated/translated.format.ts';
import { triliumFormat } from './trilium/trilium.format.ts';
import { META } from './trilium/trilium-meta.parser.ts';

type Source = Exclude<ImportSource, 'my-note'> | 'apple-notes' | 'bear' | 'docmost' | 'keep';
export type Recognized = { source: Source; prefix: string };

/** A vault in a folder with something beside it. */
const INNER_VAULT = /^[^/]+\/\.obsidian\//;
const NOTION_NAME = /(?:^| |\/)[0-9a-f]{32}(?:_all)?\.(?:md|csv)$/i;
const NOTION_EXPORT = /^Export-[0-9a-f]{8}-[0-9a-f-]{27}\/$/i;

export const formats = {
  obsidian: obsidianFormat,
  joplin: joplinFormat,
  outline: outlineFormat,
  notion: notionFormat,
  trilium: triliumFormat,
  logseq: logseqFormat,
  keep: keepFormat,
  evernote: evernoteFormat,
  'apple-notes': appleNotesFormat,
  bear: bearFormat,
  docmost: docmostFormat,
  memos: translatedFormat,
  pages: translatedFormat,
  simplenote: translatedFormat,
  'standard-notes': translatedFormat,
  markdown: markdownFormat,
};

/** The one folder around everything, with a slash; empty when there is none. */
export function singleFolder(names: readonly string[]): string {
  const real = names.filter((name) => !JUNK.test(name));
  const [first = ''] = real;
  const top = first.slice(0, first.indexOf('/') + 1);
  return top !== '' && real.every((name) => name.startsWith(top)) ? top : '';
}

/** Recognizes a program by file names, and by the comments that Outline writes into the zip. */
export function recognizeByNames(
  names: string[],
  commentOf: (name: string) => string | undefined,
): Recognized | undefined {
  const wrapping = singleFolder(names);
  const has = (start: string) => names.some((name) => name.startsWith(start));
  for (const prefix of new Set(['', wrapping])) {
    if (names.includes(prefix + META)) return { source: 'trilium', prefix };
    if (has(prefix + SETTINGS) && (has(`${prefix}pages/`) || has(`${prefix}journals/`)))
      return { source: 'logseq', prefix };
    if (has(`${prefix}.obsidian/`)) return { source: 'obsidian', prefix };
    if (names.includes(prefix + DOCMOST_META)) return { source: 'docmost', prefix };
    if (has(prefix + RESOURCES)) return { source: 'joplin', prefix };
  }
  if (names.some((name) => INNER_VAULT.test(name) && !JUNK.test(name)))
    return { source: 'obsidian', prefix: wrapping };
  if (names.some((name) => BUNDLE_TEXT.test(name)))
    return { source: 'bear', prefix: BUNDLE.test(wrapping) ? '' : wrapping };
  const apple = appleFolder(names);
  if (apple !== undefined) return { source: 'apple-notes', prefix: apple };
  if (names.some((name) => DOCMOST_FILE.test(name)))
    return { source: 'docmost', prefix: aroundFolders(names, wrapping) };
  const texts = names.filter((name) => /\.(?:md|csv)$/i.test(name) && !HIDDEN.test(name));
  const withId = texts.filter((name) => NOTION_NAME.test(name)).length;
  if (NOTION_EXPORT.test(wrapping) || (withId > 0 && withId * 2 >= texts.length))
    return { source: 'notion', prefix: wrapping };
  if (names.some((name) => UPLOAD.test(name) || (NOTE.test(name) && datesOf(commentOf(name)))))
    return { source: 'outline', prefix: aroundFolders(names, wrapping) };
  return undefined;
}

const FOLDER = /^(?:.*\/)?/;

/** A note of Google Keep as it is exported, as JSON and as a page; another program may write such pairs too. */
export function findKeepNote(names: string[]): string | undefined {
  const all = new Set(names);
  return names.find((name) => KEEP_NOTE.test(name) && all.has(name.replace(KEEP_NOTE, '.html')));
}

/** Google Keep's folder, by the text of one of its notes. */
export const recognizeKeep = (name: string, text: string): Recognized | undefined =>
  readKeepNote(text) ? { source: 'keep', prefix: FOLDER.exec(name)?.[0] ?? '' } : undefined;

const BUNDLE = /\.textbundle\/$/i;
const APPLE_FOLDER = /^((?:.*?\/)?iCloud Notes\/)|^((?:.*\/)?)Notes Details\.csv$/i;

/** The folder of Apple's notes in a copy of one's data. */
function appleFolder(names: string[]): string | undefined {
  const folders = names.flatMap((name) => {
    const [whole, folder, beside] = APPLE_FOLDER.exec(name) ?? [];
    return whole === undefined ? [] : [folder ?? beside ?? ''];
  });
  return [...new Set(folders)].find((folder) =>
    names.some((name) => name.startsWith(folder) && APPLE_NOTE.test(name.slice(folder.length))),
  );
}

/** Recognizes a program by its texts. */
export function recognizeByTexts(names: string[], survey: Survey): Recognized {
  const wrapping = singleFolder(names);
  const notes = [...survey];
  const all = notes.map(([, surveyed]) => surveyed);
  if (all.some(({ joplin }) => joplin)) return { source: 'joplin', prefix: aroundFolders(names, wrapping) };
  if (hasWikilinks(names, survey)) return { source: 'obsidian', prefix: wrapping };
  const inFolders = notes.every(([name]) => name.includes('/'));
  if (notes.length > 0 && inFolders && all.every(({ named }) => named))
    return { source: 'outline', prefix: aroundFolders(names, wrapping) };
  return { source: 'markdown', prefix: '' };
}

/** Double brackets are used elsewhere as well: one of them has to lead to a file. */
function hasWikilinks(names: string[], survey: Survey) {
  const linked = [...survey].filter(([, { wikilinks }]) => wikilinks.length > 0);
  if (linked.length === 0) return false;
  const find = findInVault(names.filter((name) => !JUNK.test(name) && !HIDDEN.test(name)));
  return linked.some(([name, { wikilinks }]) => wikilinks.some((target) => find(target, name) !== undefined));
}

/** The folder around everything, unless it has notes itself and so is a collection or notebook. */
const aroundFolders = (names: string[], wrapping: string) =>
  names.some((name) => NOTE.test(name) && !name.slice(wrapping.length).includes('/')) ? '' : wrapping;
