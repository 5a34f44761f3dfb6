const FRONT = /^(---[ \t]*\r?\n)([\s\S]*?\r?\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** A first line that only YAML begins with: a name and a colon, or a comment. Else the lines are a rule and a heading. */
const YAML = /^\s*(?:#|["']?[\p{L}\p{N}_][^\n:]*:(?:\s|$))/u;
const MOST = 20_000;

export interface FrontMatter {
  /** The lines between the marks; undefined when there is none. */
  yaml?: string;
  /** The text behind it, or the whole text. */
  body: string;
}

/**
 * Takes the front matter off the start of a note.
 *
 * @example
 * const { yaml = '', body } = splitFrontMatter(note.content);
 */
export function splitFrontMatter(markdown: string): FrontMatter {
  const text = markdown.replace(/^\ufeff/, '');
  const found = text.startsWith('---') ? FRONT.exec(text.slice(0, MOST)) : null;
  const [all, , yaml] = found ?? [];
  if (all === undefined || yaml === undefined || !YAML.test(yaml)) return { body: markdown };
  return { yaml, body: text.slice(all.length) };
}
