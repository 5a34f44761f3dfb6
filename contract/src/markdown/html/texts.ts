import { translated } from '../../language/translated.ts';

/** Words that the HTML of a note has besides those of its writer. */
export const htmlTexts = translated('contract/html', {
  footnotes: 'Footnotes',
  footnote: (number: number) => `Footnote ${number}`,
  footnoteBack: (number: number, time?: number) =>
    `Back to reference ${number}${time === undefined ? '' : `, place ${time}`}`,
  properties: 'Properties',
  plainText:
    'This note is shown as plain text: its Markdown is nested too deeply, or would take too long to show.',
});
