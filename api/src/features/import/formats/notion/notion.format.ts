import path from 'node:path';
import { stringify } from 'yaml';
import { NOTE } from '../../plan/import-plan.rules.ts';
import { importTexts } from '../../texts.ts';
import type { Format } from '../model/format.port.ts';
import { planPages } from '../model/plan-pages.rules.ts';
import { anchorOf, findByPath, relink } from '../model/relink.rules.ts';
import type { Survey } from '../model/survey.reader.ts';
import type { Vault } from '../model/vault.reader.ts';
import { quoteBlocks } from '../text/callouts.rules.ts';
import { tableOf } from '../text/csv-table.rules.ts';
import { mapProse } from '../text/prose.parser.ts';
import { tagOf } from '../text/tag-of-label.rules.ts';
import { takeTitleLine } from '../text/title-line.rules.ts';
import { linkRelations, withoutId } from './relations.rules.ts';

const TABLE = /(?:_all)?\.csv$/i;
const TAGS = /^Tags?: */i;
const VALUE = /(?<=^[^:\n]+: ).+$/;
const PROPERTY = /^[^\s:][^:\n]{0,80}:(?: |$)/;

const nameOf = (name: string) => withoutId(name) || importTexts.untitled;

/**
 * Notion's export as Markdown & CSV: `Page id.md` beside the folder of what lies below it, `Table id.csv` beside
 * the folder of its rows' pages.
 */
export function notionFormat(vault: Vault): Format {
  const pages = [...vault.files].filter((file) => NOTE.test(file));
  const tables = tablesOf(vault.files);
  const bases = new Map(tables.map(({ file, base }) => [file, base]));
  const texts = [...pages, ...bases.keys()];
  const rowFolders = new Set(tables.flatMap(({ base }) => [base, cleanPath(base)]));
  let titles = new Map<string, Map<string, string | null>>();
  return {
    texts,
    isPlain: (file) => bases.has(file),
    plan(survey, ids) {
      titles = titlesByFolder(pages, survey);
      // A page that only names its table becomes that table.
      const stubs = new Map(tables.map(({ file, base }) => [`${base}.md`, file]));
      const isStub = (page: string) => stubs.has(page) && survey.get(page)?.bare === true;
      const plan = planPages(
        vault.files,
        pages.filter((page) => !isStub(page)),
        { survey, ids, clean: nameOf, tables },
      );
      // The other file of a table has some of the same rows.
      const alias = (file: string, same: string) => {
        const id = plan.targets.get(same);
        if (id !== undefined && vault.files.has(file)) plan.targets.set(file, id);
      };
      for (const { file, base } of tables)
        for (const twin of [`${base}.csv`, `${base}_all.csv`]) alias(twin, file);
      for (const [page, file] of stubs) if (isStub(page)) alias(page, file);
      return plan;
    },
    finder: findByPath,
    convert({ file, name, title, text }, links) {
      const addressOf = (target: string) => {
        const found = links.find(target);
        return found === undefined ? undefined : links.address(found);
      };
      const base = bases.get(file);
      if (base !== undefined) {
        const rows = titles.get(base) ?? titles.get(cleanPath(base));
        const pageOf = (row: string) => {
          const page = rows?.get(row.trim());
          return page ? links.address(page) : undefined;
        };
        const link = (cell: string) => linkRelations(cell, addressOf);
        return {
          title: nameOf(path.posix.basename(base)),
          text: tableOf(text, { pageOf, link }, links.warn),
        };
      }
      const { heading, rest } = takeTitleLine(text);
      const isRow = rowFolders.has(path.posix.dirname(file));
      const { front, body } = isRow ? withProperties(rest, addressOf) : { front: '', body: rest };
      const quoted = body.includes('<aside>') ? quoteBlocks(body, aside) : body;
      return {
        title: (title ?? heading) || nameOf(name),
        text: front + mapProse(quoted, (prose) => relink(prose, links, blockless)),
      };
    },
  };
}

/** Each table once: its file with all rows, if there is one. */
function tablesOf(files: ReadonlySet<string>) {
  const tables = new Map<string, string>();
  for (const file of files) {
    if (!TABLE.test(file)) continue;
    const base = file.replace(TABLE, '');
    if (!tables.has(base) || /_all\.csv$/i.test(file)) tables.set(base, file);
  }
  return Array.from(tables, ([base, file]) => ({ base, file }));
}

/** The pages of each folder by title; null where several share a title. */
function titlesByFolder(pages: string[], survey: Survey) {
  const folders = new Map<string, Map<string, string | null>>();
  for (const page of pages) {
    const folder = path.posix.dirname(page);
    const titles = folders.get(folder) ?? new Map<string, string | null>();
    folders.set(folder, titles);
    const title = survey.get(page)?.heading || nameOf(path.posix.parse(page).name);
    titles.set(title, titles.has(title) ? null : page);
  }
  return folders;
}

const cleanPath = (base: string) =>
  path.posix.join(path.posix.dirname(base), nameOf(path.posix.basename(base)));

/**
 * Makes a list of the lines `Property: value` at the top of a row's page, which would otherwise be one paragraph. The
 * property of tags becomes tags, when each of its values can be one, and relations become links.
 */
function withProperties(text: string, addressOf: (path: string) => string | undefined) {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => line.trim() === '');
  const head = lines.slice(0, end < 0 ? lines.length : end);
  if (head.length === 0 || !head.every((line) => PROPERTY.test(line))) return { front: '', body: text };
  const at = head.findIndex((line) => TAGS.test(line));
  const tags = at < 0 ? [] : (head[at] ?? '').replace(TAGS, '').split(',').map(tagOf);
  const areTags = tags.length > 0 && tags.every((tag) => tag !== undefined);
  const shown = (line: string) => `- ${line.replace(VALUE, (value) => linkRelations(value, addressOf))}`;
  const list = head.filter((_line, n) => !areTags || n !== at).map(shown);
  return {
    front: areTags ? `---\n${stringify({ tags })}---\n\n` : '',
    body: [...list, ...lines.slice(head.length)].join('\n').replace(/^\n+/, ''),
  };
}

/** Notion links to blocks by ids, which do not exist here. */
const blockless = (fragment: string) => (/^[0-9a-f]{32}$/i.test(fragment) ? '' : anchorOf(fragment));

const aside = {
  opens: (line: string) => (line === '<aside>' ? '' : undefined),
  closes: (line: string) => line === '</aside>',
};
