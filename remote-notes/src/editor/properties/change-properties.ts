import { type Property, propertiesOf, splitFrontMatter } from '@my-note/kit/markdown';

/** Values that YAML would read as something else than these words. */
const NEEDS_QUOTES =
  /^$|^[\s\-?:,[\]{}#&*!|>'"%@`]|:(?:\s|$)|\s#|\s$|^(?:true|false|yes|no|on|off|null|~)$|^[-+.]?\d|[\n\t]/i;

const PAIR = /^(?:"[^"]*"|'(?:[^']|'')*'|[^:]*):/;

const lineEndOf = (yaml: string) => (yaml.includes('\r\n') ? '\r\n' : '\n');

/** Words as a value of YAML. Dates, numbers, and checkboxes are written plainly when that is their kind. */
function written(value: string, kind: Property['kind']): string {
  if (kind !== 'text' && kind !== 'list') return value;
  return NEEDS_QUOTES.test(value) && value !== '' ? JSON.stringify(value) : value;
}

function listOf(source: string, items: readonly string[], lineEnd: string): string {
  const texts = items.map((item) => written(item, 'list'));
  const [, indent] = /\n([ \t]*)-[ \t]/.exec(source) ?? [];
  if (indent === undefined || items.length === 0)
    return ` [${items.map((item, n) => (item.includes(',') ? JSON.stringify(item) : texts[n])).join(', ')}]`;
  return texts.map((text) => `${lineEnd}${indent}- ${text}`).join('');
}

function replaceLines(yaml: string, { place: [from, to] }: Property, lines: string): string {
  return yaml.slice(0, from) + lines + yaml.slice(to);
}

/** Gives a property another value; all else of the front matter stays as it is written. */
export function withValue(yaml: string, property: Property, value: string): string {
  const source = yaml.slice(...property.place);
  const [name = ''] = PAIR.exec(source) ?? [];
  const lineEnd = lineEndOf(yaml);
  const isList = property.kind === 'list';
  const items = value.split('\n').filter((item) => item.trim() !== '');
  const text = isList ? listOf(source, items, lineEnd) : value && ` ${written(value, property.kind)}`;
  return replaceLines(yaml, property, `${name}${text}${lineEnd}`);
}

const asName = (name: string) => (/^[\p{L}_][\p{L}\p{N}_ .-]*$/u.test(name) ? name : JSON.stringify(name));

/** Gives a property another name. */
export function withName(yaml: string, property: Property, name: string): string {
  const source = yaml.slice(...property.place);
  return replaceLines(
    yaml,
    property,
    source.replace(PAIR, () => `${asName(name)}:`),
  );
}

export const withoutProperty = (yaml: string, property: Property): string => replaceLines(yaml, property, '');

/** Adds a property below the others. */
export function withProperty(yaml: string, name: string): string {
  const lineEnd = lineEndOf(yaml);
  const gap = yaml === '' || yaml.endsWith('\n') ? '' : lineEnd;
  return `${yaml}${gap}${asName(name)}:${lineEnd}`;
}

/** The front matter of a text with other YAML between its marks; without any property left it goes. */
export function withYaml(mark: string, yaml: string): string {
  const { yaml: before = '' } = splitFrontMatter(mark);
  if (propertiesOf(yaml).length === 0 && yaml.trim() === '') return /^\uFEFF*/.exec(mark)?.[0] ?? '';
  const start = mark.indexOf('\n') + 1;
  return mark.slice(0, start) + yaml + mark.slice(start + before.length);
}
