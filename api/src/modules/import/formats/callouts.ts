import { blockLines } from './prose.ts';

const INDENT = /^[ \t]*/;
const CALLOUT = /^\[!([\w-]{1,40})\][+-]?[ \t]*(.*)$/;

/** `> [!tip] Title` has no look of its own here: its first line becomes the quote's title in bold. */
export function boldCallouts(text: string): string {
  if (!text.includes('[!')) return text;
  return blockLines(text)
    .map(({ line, code }) => (code ? line : boldLine(line)))
    .join('');
}

function boldLine(line: string) {
  let at = 0;
  let quoted = false;
  for (; ' \t>'.includes(line[at] ?? '-'); at += 1) quoted ||= line[at] === '>';
  const [, kind = '', title = ''] = (quoted && CALLOUT.exec(line.slice(at).trimEnd())) || [];
  if (kind === '') return line;
  const name = capital(kind);
  const end = line.endsWith('\r\n') ? '\r\n' : line.endsWith('\n') ? '\n' : '';
  const bold = `${line.slice(0, at)}**${title === '' ? name : `${name}: ${title}`}**`;
  // An empty line of the quote keeps the title from running into the text.
  return `${bold}${end}${line.slice(0, at).trimEnd()}${end}`;
}

/** Lines between two marks of their own become a quote, the way callouts do. */
export function quoteBlocks(
  text: string,
  { opens, closes }: { opens: (line: string) => string | undefined; closes: (line: string) => boolean },
): string {
  const lines = blockLines(text);
  const ends = lines.map(({ line, code }) => !code && closes(line.trim()));
  let result = '';
  let title: string | undefined;
  let indent = '';
  let nextEnd = ends.indexOf(true);
  lines.forEach(({ line, code }, n) => {
    if (nextEnd >= 0 && nextEnd < n) nextEnd = ends.indexOf(true, n);
    const opened = title === undefined && !code && nextEnd > n ? opens(line.trim()) : undefined;
    if (opened !== undefined) {
      title = opened;
      // Below an item of a list the quote is a part of the item.
      indent = INDENT.exec(line)?.[0] ?? '';
      if (title !== '') result += `${indent}> **${title}**\n${indent}>\n`;
    } else if (title !== undefined && n === nextEnd) {
      title = undefined;
      // What follows at once would go on in the quote.
      if (lines[n + 1]?.line.trim()) result += '\n';
    } else if (title === undefined) result += line;
    else result += line.trim() === '' ? `${indent}>\n` : `${indent}> ${withoutIndent(line, indent.length)}`;
  });
  return result;
}

function withoutIndent(line: string, most: number) {
  const own = INDENT.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(own, most));
}

export const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
