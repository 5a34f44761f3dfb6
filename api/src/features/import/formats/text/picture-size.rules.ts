/**
 * Writes sizes of pictures, which follow a bar in Markdown, as in `![alt|100](…)`. In a row of a table that bar is escaped,
 * because it would begin another cell.
 * @param sized finds one in a line: what is before the bar, and what is behind it
 */
export const withSizes = (prose: string, sized: RegExp, behind: string): string =>
  prose.replace(/[^\n]+/g, (line) => {
    const bar = line.replace(sized, '').includes('|') ? '\\|' : '|';
    return line.replace(sized, `$1${bar}${behind}`);
  });
