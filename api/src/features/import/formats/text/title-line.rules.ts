const FIRST = /^(?:[ \t]*\r?\n)*#(?:[ \t]([^\n]*)|\r?)(?:\n|$)/;
const BLANK_LINES = /^(?:[ \t]*\r?\n)+/;

/** A first line that is a heading of the highest level, as plain text, and what stands behind it. */
export function takeTitleLine(text: string): { heading: string | undefined; rest: string } {
  const [line, written = ''] = FIRST.exec(text) ?? [];
  if (line === undefined) return { heading: undefined, rest: text };
  const heading = written
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return { heading, rest: text.slice(line.length).replace(BLANK_LINES, '') };
}

const plain = (title: string) => title.normalize('NFC').replace(/\s+/g, ' ').trim();

/** A text without the first heading that says the title again: the page of a note shows it itself. */
export function withoutTitle(text: string, title: string): string {
  const { heading, rest } = takeTitleLine(text);
  return heading !== undefined && plain(heading) === plain(title) ? rest : text;
}
