const ENTRY = /^\s*- (["']?)(.*)\1\s*$/;

/**
 * Takes the names in order out of our manifest or front matter. There may be many thousands, all
 * in the one form that an export writes, and a full YAML parser would be too slow for them.
 */
export function takeOrder(yaml: string): { order: string[]; rest: string } {
  const lines = yaml.split('\n');
  const at = lines.findIndex((line) => line.trimEnd() === 'order:');
  if (at === -1) return { order: [], rest: yaml };
  const behind = lines.findIndex((line, n) => n > at && !ENTRY.test(line));
  const end = behind === -1 ? lines.length : behind;
  return {
    order: lines.slice(at + 1, end).map((line) => ENTRY.exec(line)?.[2] ?? ''),
    rest: [...lines.slice(0, at), ...lines.slice(end)].join('\n'),
  };
}
