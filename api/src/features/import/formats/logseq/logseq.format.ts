import path from 'node:path';
import { stringify } from 'yaml';
import { decodeUri } from '../../../../core/text/decode-uri.ts';
import { createPlan, NOTE } from '../../plan/import-plan.rules.ts';
import { warningTexts } from '../../warning-texts.ts';
import type { Format } from '../model/format.port.ts';
import { excludeInvalid } from '../model/plan-folders.rules.ts';
import { findByPath, relink } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { unwiki } from '../model/wikilinks.rules.ts';
import { blockLines, mapProse } from '../text/prose.parser.ts';
import { journalNames, namesIn, takeProperties } from './logseq-facts.parser.ts';
import { withBlocks } from './logseq-text.rules.ts';

export const SETTINGS = 'logseq/';
const PAGE = /^(?:pages|journals)\//;
/** Lines that only Logseq needs. */
const INTERNAL = /^\s*(?:- )?(?:id|collapsed):: .*$/;
const NOT_KEPT = ['id', 'collapsed', 'title', 'filters'];

const comparable = (name: string) => name.normalize('NFC').toLowerCase();

/** `A___B` and `A%2FB` are the page B below A. */
function pathOf(file: string): string[] {
  const name = path.posix.parse(file).name;
  const parts = name.split(/___|%2F/i).map((part) => decodeUri(part).replaceAll('/', ' ').trim());
  return parts.filter(Boolean).length > 0 ? parts.filter(Boolean) : [name];
}

/**
 * A graph of Logseq. A page with pages below its name becomes a category with the page as its first note; journals
 * lie in a category of their own. Properties at the top of a page become front matter, ids of blocks are left out.
 */
export function logseqFormat(vault: Vault): Format {
  const texts = [...vault.files].filter((file) => NOTE.test(file) && !file.startsWith(SETTINGS));
  const names = new Map<string, string>();
  const blocks = new Map<string, { file: string; text: string }>();
  return {
    texts,
    plan(survey, ids) {
      vault.warnings.skip(SETTINGS, warningTexts.logseqSettings);
      const files = new Set([...vault.files].filter((file) => !file.startsWith(SETTINGS)));
      const plan = createPlan(files, { ids, native: false });
      const parents = new Set(texts.flatMap((file) => foldersAbove(file)));
      for (const file of texts) {
        const place = placeOf(file, parents);
        if (excludeInvalid(plan, survey, file, place.folder)) continue;
        const note = plan.addNote(file, place.folder, place.name);
        if (place.first) plan.addFolder(place.folder)?.order.push(note.id);
        const facts = survey.get(file)?.logseq;
        const named = (facts?.properties ?? []).flatMap(([name, value]) =>
          name === 'alias' || name === 'title' ? namesIn(value) : [],
        );
        const known = PAGE.test(file) ? [pathOf(file).join('/')] : [];
        for (const name of [...known, ...journalNames(path.posix.parse(file).name), ...named])
          if (!names.has(comparable(name))) names.set(comparable(name), file);
        for (const [id, text] of facts?.blocks ?? []) blocks.set(id, { file, text });
      }
      return plan;
    },
    finder(plan) {
      const byPath = findByPath(plan);
      return (target, from) => names.get(comparable(target)) ?? byPath(target, from);
    },
    convert({ file, name, title, text }, links) {
      const { properties, rest } = takeProperties(text);
      const kept = new Map<string, string>();
      for (const [key, value] of properties)
        if (!NOT_KEPT.includes(key)) kept.set(key, [kept.get(key), value].filter(Boolean).join(', '));
      const front = kept.size === 0 ? '' : `---\n${stringify(kept, { lineWidth: 0 })}---\n\n`;
      const shown = withoutInternal(rest);
      const named = properties.find(([key, value]) => key === 'title' && value !== '')?.[1];
      // The name with those of the pages above it is the place of the page.
      const own = comparable(named ?? '') === comparable(pathOf(file).join('/')) ? undefined : named;
      const body = mapProse(shown, (prose) =>
        unwiki(relink(withBlocks(prose, file, blocks, links), links), links),
      );
      return { title: title ?? own ?? journalNames(name)[0] ?? name, text: front + body };
    },
  };
}

/** Without lines that only Logseq needs. A block that begins with one keeps its bullet. */
function withoutInternal(text: string): string {
  let bullet = '';
  let shown = '';
  for (const { line, code } of blockLines(text)) {
    if (!code && INTERNAL.test(line.trimEnd())) {
      bullet = /^\s*- /.exec(line)?.[0] ?? bullet;
      continue;
    }
    const indent = bullet.replace('- ', '  ');
    shown += bullet !== '' && line.startsWith(indent) ? bullet + line.slice(indent.length) : line;
    bullet = '';
  }
  return shown;
}

const foldersAbove = (file: string) => {
  const parts = PAGE.test(file) ? pathOf(file) : [];
  return parts.slice(1).map((_part, n) => comparable(parts.slice(0, n + 1).join('/')));
};

function placeOf(file: string, parents: ReadonlySet<string>) {
  const { dir, name } = path.posix.parse(file);
  if (!file.startsWith('pages/')) return { folder: dir, name, first: false };
  const parts = pathOf(file);
  const first = parents.has(comparable(parts.join('/')));
  return { folder: (first ? parts : parts.slice(0, -1)).join('/'), name: parts.at(-1) ?? name, first };
}
