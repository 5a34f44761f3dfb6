/**
 * A top-level name of front matter, with its value as it is understood.
 *
 * @example
 * const find = (properties: Property[], name: string) => properties.find((one) => one.name === name);
 */
export interface Property {
  name: string;
  kind: 'date' | 'number' | 'checkbox' | 'list' | 'link' | 'text';
  /** Without quotes; of a list, its items as lines. */
  value: string;
  /** `[start, end)` of all lines that belong to it, in UTF-16 units of the front matter. */
  place: readonly [start: number, end: number];
  /** What is nested deeper than a list, or goes over several lines, is shown as it is written. */
  isNested: boolean;
}

const PAIR = /^((?:"[^"]*"|'(?:[^']|'')*'|[^\s#"'-][^:]*)):(?:[ \t]+(.*?))?[ \t]*$/;
const COMMENT = /(?:^|[ \t]+)#.*$/;
const QUOTED = /^(["'])(.*)\1(?:[ \t]+#.*)?$/;
const ITEM = /^[ \t]*-[ \t]+(.*?)[ \t]*$/;
const IN_BRACKETS = /^\[(.*)\](?:[ \t]+#.*)?$/;

const DATE = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;
const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?$/i;
const CHECKBOX = /^(?:true|false)$/i;
const LINK = /^https?:\/\/\S+$/i;

function unquoted(written: string): string {
  const [, quote, inside = ''] = QUOTED.exec(written) ?? [];
  if (quote === "'") return inside.replaceAll("''", "'");
  if (quote === '"') return inside.replace(/\\(["\\])/g, '$1');
  return written.replace(COMMENT, '');
}

function kindOf(written: string): Property['kind'] {
  const plain = written.replace(COMMENT, '');
  if (DATE.test(plain)) return 'date';
  if (NUMBER.test(plain)) return 'number';
  if (CHECKBOX.test(plain)) return 'checkbox';
  return LINK.test(unquoted(written)) ? 'link' : 'text';
}

/** The items in brackets; a comma in quotes parts none. */
const itemsIn = (inside: string) =>
  (inside.match(/\s*(?:"[^"]*"|'[^']*'|[^,]+)/g) ?? []).map((item) => unquoted(item.trim())).filter(Boolean);

/** Gives a property its kind and value. */
function understood(
  written: string,
  below: readonly string[],
): Pick<Property, 'kind' | 'value' | 'isNested'> {
  const lines = below.filter((line) => line.trim() !== '' && !/^\s*#/.test(line));
  const items = lines.map((line) => ITEM.exec(line)?.[1]);
  const isList = written === '' && lines.length > 0 && items.every((item) => item !== undefined);
  const isDeep = items.some((item = '') => /^(?:- |[^"'\s][^"']*: |[^"'\s][^"']*:$)/.test(item));
  if (isList && !isDeep)
    return { kind: 'list', value: items.map((item = '') => unquoted(item)).join('\n'), isNested: false };
  if (lines.length > 0) {
    const value = [written, ...lines.map((line) => line.trim())].filter(Boolean).join('\n');
    return { kind: 'text', value, isNested: true };
  }
  const [, inside] = IN_BRACKETS.exec(written) ?? [];
  if (inside !== undefined && !/[[\]{}]/.test(inside))
    return { kind: 'list', value: itemsIn(inside).join('\n'), isNested: false };
  return { kind: kindOf(written), value: unquoted(written), isNested: /^[[{|>&*!]/.test(written) };
}

/**
 * The properties of a note, in the order in which they are written.
 *
 * @example
 * const names = propertiesOf(splitFrontMatter(note.content).yaml ?? '').map(({ name }) => name);
 */
export function propertiesOf(yaml: string): Property[] {
  const found: { name: string; written: string; below: string[]; place: [number, number] }[] = [];
  let at = 0;
  for (const line of yaml.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const text = line.replace(/\r?\n$/, '');
    const end = at + line.length;
    const [, name, written = ''] = PAIR.exec(text) ?? [];
    const last = found.at(-1);
    if (name !== undefined) found.push({ name: unquoted(name), written, below: [], place: [at, end] });
    else if (last && !text.startsWith('#') && text.trim() !== '') {
      last.below.push(text);
      last.place[1] = end;
    }
    at = end;
  }
  return found.map(({ name, written, below, place }) => ({ name, place, ...understood(written, below) }));
}
