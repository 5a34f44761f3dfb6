import type { TokenizerAndRendererExtension, Tokens } from 'marked';

/** A formula in a text: TeX, and whether it is set on a line of its own. */
export interface Formula {
  /** As it is written, with its dollar signs. */
  raw: string;
  tex: string;
  display: boolean;
}

// As in Pandoc: no space inside the dollar signs, and no digit behind, so that prices stay prices. A brace or a
// backtick means that the dollar sign belongs to code.
const INLINE = /^\$(?![\s$])((?:\\.|[^\\\n$`])+)(?<!\s)\$(?![\d$`{])/;
const DISPLAY = /^\$\$(?!\$)(?=[^\n]*?[^\s$])((?:\\.|\$(?!\$)|[^\\\n$])+)\$\$(?!\$)/;
const BLOCK = / {0,3}\$\$(?!\$)((?:\\[^\n]|(?!\$\$)[^\\\n]|\\?\n(?![ \t]*(?:\n|$)))+)\$\$[ \t]*(?:\n|$)/;
const [AT_START, IN_PARAGRAPH] = [new RegExp(`^${BLOCK.source}`), new RegExp(`\\n${BLOCK.source}`)];
const RUN = /^\${2,}/;

/**
 * The formula with which a text begins: `$tex$`, or `$$tex$$` in a line.
 *
 * @example
 * const { tex = '' } = formulaAt('$a^2$ and more') ?? {};
 */
export function formulaAt(text: string): Formula | undefined {
  for (const [pattern, display] of [[DISPLAY, true] as const, [INLINE, false] as const]) {
    const [raw, tex = ''] = pattern.exec(text) ?? [];
    if (raw !== undefined) return { raw, tex: tex.trim(), display };
  }
  return undefined;
}

/**
 * The formula that a text begins with as a block of its own, without a blank line in it; lines end with `\n`.
 *
 * @example
 * const { tex = '' } = formulaBlockAt('$$\na^2\n$$\n') ?? {};
 */
export function formulaBlockAt(text: string): Formula | undefined {
  const [raw, tex = ''] = AT_START.exec(text) ?? [];
  return raw === undefined || tex.trim() === '' ? undefined : { raw, tex: tex.trim(), display: true };
}

const place = (at: number) => (at < 0 ? undefined : at);

const block: TokenizerAndRendererExtension = {
  name: 'formulaBlock',
  level: 'block',
  // In the paragraph alone, as footnotes.
  start(src) {
    const end = src.indexOf('\n\n');
    const at = (end < 0 ? src : src.slice(0, end)).search(IN_PARAGRAPH);
    return at < 0 ? undefined : at + 1;
  },
  tokenizer(src) {
    const found = formulaBlockAt(src);
    return found && { type: 'formulaBlock', ...found };
  },
};

const inline: TokenizerAndRendererExtension = {
  name: 'formula',
  level: 'inline',
  start: (src) => place(src.indexOf('$')),
  tokenizer(src) {
    const found = formulaAt(src);
    if (found) return { type: 'formula', ...found };
    const [run] = RUN.exec(src) ?? [];
    return run === undefined ? undefined : ({ type: 'text', raw: run, text: run } satisfies Tokens.Text);
  },
};

/** Formulas in TeX between dollar signs, as in Pandoc and Obsidian. */
export const formulas = [block, inline];
