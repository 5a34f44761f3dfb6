import { blockLines } from './prose.parser.ts';

const INDENT = /^[ \t]*/;

/** Makes a quote of the lines between two marks; a kind named by the first mark makes it a callout. */
export function quoteBlocks(
  text: string,
  { opens, closes }: { opens: (line: string) => string | undefined; closes: (line: string) => boolean },
): string {
  const lines = blockLines(text);
  const ends = lines.map(({ line, code }) => !code && closes(line.trim()));
  let result = '';
  let kind: string | undefined;
  let indent = '';
  let nextEnd = ends.indexOf(true);
  lines.forEach(({ line, code }, n) => {
    if (nextEnd >= 0 && nextEnd < n) nextEnd = ends.indexOf(true, n);
    const opened = kind === undefined && !code && nextEnd > n ? opens(line.trim()) : undefined;
    if (opened !== undefined) {
      kind = opened;
      // Inside a list item the quote is part of the item.
      indent = INDENT.exec(line)?.[0] ?? '';
      if (kind !== '') result += `${indent}> [!${kind}]\n`;
    } else if (kind !== undefined && n === nextEnd) {
      kind = undefined;
      // A line directly below would continue the quote.
      if (lines[n + 1]?.line.trim()) result += '\n';
    } else if (kind === undefined) result += line;
    else result += line.trim() === '' ? `${indent}>\n` : `${indent}> ${withoutIndent(line, indent.length)}`;
  });
  return result;
}

function withoutIndent(line: string, most: number) {
  const own = INDENT.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(own, most));
}
