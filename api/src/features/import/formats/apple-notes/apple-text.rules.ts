import { plainToMarkdown } from '../text/plain-text.rules.ts';

const OPEN = /^\t\u25e6\t/;
const DONE = /^\t\u2713\t/;
/** Where a file stands in the text. */
const PLACE = /\ufffc/g;

/** The text of one of Apple's notes as Markdown: lists with boxes are tasks, files stand at their places. */
export function appleText(text: string, files: string[]): string {
  const waiting = [...files];
  const lines = text.split('\n').map((line) => line.replace(OPEN, '- [ ] ').replace(DONE, '- [x] '));
  const shown = plainToMarkdown(lines.join('\n')).replace(PLACE, () => {
    const file = waiting.shift();
    return file === undefined ? '' : file;
  });
  return [shown.trim(), waiting.join('\n\n')].filter(Boolean).join('\n\n');
}
