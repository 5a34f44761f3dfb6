import type { TokenizerAndRendererExtension } from 'marked';

/**
 * `==words==` in a line, with no space inside the marks. Code may contain marks of its own.
 *
 * @example
 * const marked = note.content.match(new RegExp(HIGHLIGHT, 'g'));
 */
export const HIGHLIGHT = /(?<![=\\])==(?![\s=])((?:\\.|`[^`\n]*`|[^\\\n`]){1,600}?)(?<![\s=])==(?!=)/g;

const AT_START = new RegExp(`^${HIGHLIGHT.source}`);
const LONG_RUN = /^={3,}/;

/** Highlighted words, as in Obsidian. */
export const highlight: TokenizerAndRendererExtension = {
  name: 'highlight',
  level: 'inline',
  start: (src) => {
    const at = src.indexOf('==');
    return at < 0 ? undefined : at;
  },
  tokenizer(src) {
    const [run] = LONG_RUN.exec(src) ?? [];
    if (run !== undefined) return { type: 'text', raw: run, text: run };
    const [raw, words = ''] = AT_START.exec(src) ?? [];
    return raw === undefined
      ? undefined
      : { type: 'highlight', raw, tokens: this.lexer.inlineTokens(words, []) };
  },
  renderer({ tokens = [] }) {
    return `<mark>${this.parser.parseInline(tokens)}</mark>`;
  },
};
