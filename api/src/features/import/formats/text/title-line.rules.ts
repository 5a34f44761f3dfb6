const FIRST = /^(?:[ \t]*\r?\n)*#(?:[ \t]([^\n]*)|\r?)(?:\n|$)/;
const BLANK_LINES = /^(?:[ \t]*\r?\n)+/;

/** A first line that is a level-1 heading, as plain text, and the text after it. */
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

/** The text without a first heading that repeats the title, which a note's page shows itself. */
export function withoutTitle(text: string, title: string): string {
  const { heading, rest } = takeTitleLine(text);
  return heading !== undefined && plain(heading) === plain(title) ? rest : text;
}
