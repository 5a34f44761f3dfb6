const ADDRESS = /(https?:\/\/\S+)/;
/** What Markdown would read as a mark; a list stays one. */
const MARKS = /[\\`*[\]<>$|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|(?<=^\s*)#|==/gu;
const LIST_ITEM = /^\s*(?:[-+*•]|\d{1,9}[.)])\s/;

/**
 * Plain text as Markdown that shows the same characters and the same lines. Lists stay lists, and `- [ ]` a task.
 * @param kept what stays as it is, in one group; addresses, so that they can be followed
 */
export function plainToMarkdown(text: string, kept = ADDRESS): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  return lines.map((line, n) => escapeLine(line, kept) + breakAfter(line, lines[n + 1])).join('\n');
}

function escapeLine(line: string, kept: RegExp): string {
  const [item = ''] = /^\s*[*+-]\s(?:\[[ xX]\]\s)?/.exec(line) ?? [];
  const parts = line.slice(item.length).split(kept);
  return item + parts.map((part, n) => (n % 2 === 1 ? part : part.replace(MARKS, escapeMark))).join('');
}

const escapeMark = (mark: string) => Array.from(mark, (sign) => `\\${sign}`).join('');

/** Markdown joins the lines of a paragraph; two spaces keep them apart. */
const breakAfter = (line: string, next: string | undefined) =>
  line.trim() === '' || next === undefined || next.trim() === '' || LIST_ITEM.test(next) ? '' : '  ';
