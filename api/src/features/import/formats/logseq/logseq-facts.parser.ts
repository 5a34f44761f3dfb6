const PROPERTY = /^\s*(?:- )?([\w-]{1,60}):: ?(.*)$/;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const BLOCK_ID = new RegExp(`^\\s*id:: (${UUID})\\s*$`, 'i');
const MOST_BLOCKS = 5_000;
const SHOWN = 120;

export type LogseqFacts = {
  /** Properties in its first lines. */
  properties: [name: string, value: string][];
  /** Blocks that others may refer to, with their first lines. */
  blocks: [id: string, text: string][];
};

/** Facts about a page that links of other pages need. */
export function logseqFactsOf(text: string): LogseqFacts {
  if (!text.includes(':: ')) return { properties: [], blocks: [] };
  const lines = text.split('\n');
  const blocks: LogseqFacts['blocks'] = [];
  let last = '';
  for (const line of lines) {
    const [, id] = BLOCK_ID.exec(line) ?? [];
    if (id !== undefined) blocks.push([id.toLowerCase(), last]);
    else if (!PROPERTY.test(line) && /^\s*- /.test(line)) last = line.replace(/^\s*- /, '').slice(0, SHOWN);
    if (blocks.length === MOST_BLOCKS) break;
  }
  return { properties: takeProperties(text).properties, blocks };
}

/** Takes the lines `name:: value` off the top of a page. */
export function takeProperties(text: string): Pick<LogseqFacts, 'properties'> & { rest: string } {
  const lines = text.split('\n');
  const properties: LogseqFacts['properties'] = [];
  let at = 0;
  for (; at < lines.length; at += 1) {
    const [, name, value = ''] = PROPERTY.exec(lines[at] ?? '') ?? [];
    if (name === undefined) break;
    properties.push([name.toLowerCase(), value.trim()]);
  }
  if (at === 0) return { properties, rest: text };
  return {
    properties,
    rest: lines
      .slice(at)
      .join('\n')
      .replace(/^\s*\n/, ''),
  };
}

/** The names in a list like `alias:: One, [[Two]]`. */
export const namesIn = (value: string): string[] =>
  value
    .split(/[,，]/)
    .map((name) => name.trim().replace(/^#?\[\[(.*)\]\]$/, '$1'))
    .filter(Boolean);

/** Names of a day in Logseq's default format: `Jan 5th, 2023`. */
export function journalNames(file: string): string[] {
  const [, year, month, day] = /^(\d{4})[_-](\d\d)[_-](\d\d)$/.exec(file) ?? [];
  const name = MONTHS[Number(month) - 1];
  if (year === undefined || name === undefined) return [];
  return [`${year}-${month}-${day}`, `${name} ${Number(day)}${ordinal(Number(day))}, ${year}`];
}
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const ordinal = (day: number) =>
  Math.floor(day / 10) === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
