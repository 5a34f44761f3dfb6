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

const PAIR = /^([^\s#-][^:]*):(?:[ \t]+(.*))?$/;
const unquoted = (value: string) => value.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The names at the top level, each with its value as it is written; what belongs to a name is put below it. */
export function propertiesOf(yaml: string): [name: string, value: string][] {
  const properties: [string, string][] = [];
  for (const line of yaml.split(/\r?\n/)) {
    const [, name, value = ''] = PAIR.exec(line) ?? [];
    const last = properties.at(-1);
    if (name !== undefined) properties.push([unquoted(name), unquoted(value)]);
    else if (line.trim() === '' || line.startsWith('#')) continue;
    else if (last) last[1] += `${last[1] && '\n'}${unquoted(line.replace(/^\s*- /, ''))}`;
    else properties.push([line.trim(), '']);
  }
  return properties;
}
