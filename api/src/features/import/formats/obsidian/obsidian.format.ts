import { NOTE } from '../../plan/import-plan.rules.ts';
import { warningTexts } from '../../warning-texts.ts';
import type { Format, Links } from '../model/format.port.ts';
import { planFolders } from '../model/plan-folders.rules.ts';
import { anchorOf, relink } from '../model/relink.rules.ts';
import type { Vault } from '../model/vault.reader.ts';
import { unwiki } from '../model/wikilinks.rules.ts';
import { blockLines, type Piece, piecesOf } from '../text/prose.parser.ts';
import { commentsOf } from './obsidian-comments.parser.ts';
import { findInVault } from './obsidian-find.rules.ts';
import { highlight } from './obsidian-highlights.rules.ts';

const OWN_KINDS = /\.(?:canvas|base|excalidraw|excalidraw\.md)$/i;
const BLOCK_ID = /(?:^|[ \t])\^([\w-]{1,80})[ \t]*(?=\r?\n?$)/;
/** An id that Obsidian generates for a linked block; without a digit it may be a word. */
const GIVEN_ID = /^(?=.*\d)[0-9a-f]{6}$/;
/** Begins a new block, whatever is above it. */
const BLOCK = /^[ \t]*(?:[-*+>#|]|\d{1,9}[.)]|$)/;

/** A vault of Obsidian. */
export function obsidianFormat(vault: Vault): Format {
  const texts = [...vault.files].filter((file) => NOTE.test(file) && !OWN_KINDS.test(file));
  const blocks = new Set<string>();
  return {
    texts,
    plan(survey, ids) {
      for (const surveyed of survey.values()) for (const id of surveyed.blocks) blocks.add(id);
      const plan = planFolders(vault.files, texts, survey, ids);
      for (const file of vault.files)
        if (OWN_KINDS.test(file)) plan.excluded.set(file, warningTexts.onlyObsidian);
      return plan;
    },
    finder: ({ files }) => findInVault(files),
    convert: ({ name, title = name, text }, links) => ({
      title,
      text: withComments(piecesOf(withoutBlockIds(text, blocks)), (prose) => proseOf(prose, links)),
    }),
  };
}

/** Links are replaced last, because the new ones are not paths of the vault. */
const proseOf = (prose: string, links: Links) => unwiki(relink(highlight(prose), links, blockless), links);
const blockless = (fragment: string) =>
  fragment.startsWith('^') ? '' : anchorOf(fragment.slice(fragment.lastIndexOf('#') + 1));

/** Obsidian does not show the ids of blocks, and nothing links to them here. */
function withoutBlockIds(text: string, linked: ReadonlySet<string>) {
  if (!text.includes('^')) return text;
  const lines = blockLines(text);
  const isEnd = (n: number) => {
    const next = lines[n + 1];
    return !next || next.code || BLOCK.test(next.line.trimEnd());
  };
  return lines
    .map(({ line, code }, n) => {
      const [, id] = (!code && line.includes('^') && BLOCK_ID.exec(line)) || [];
      if (id === undefined || !(GIVEN_ID.test(id) || linked.has(id)) || !isEnd(n)) return line;
      return line.replace(BLOCK_ID, '');
    })
    .join('');
}

/** Obsidian does not show text between `%%` and `%%`; it becomes an HTML comment. */
function withComments(pieces: Piece[], change: (prose: string) => string) {
  const marks = commentsOf(pieces);
  let inside = false;
  const part = (text: string) => (inside ? text.replaceAll('-->', '--&gt;') : change(text));
  return pieces
    .map(({ kind, text }, n) => {
      if (kind === 'code') return inside ? part(text) : text;
      let at = 0;
      let result = '';
      for (const mark of marks.get(n) ?? []) {
        result += part(text.slice(at, mark));
        inside = !inside;
        result += inside ? '<!-- ' : ' -->';
        at = mark + 2;
      }
      return result + part(text.slice(at));
    })
    .join('');
}
