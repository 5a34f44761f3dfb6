/** Words that a rendered note adds to the text of its writer. */
export const markdownTexts = {
  tableOfContents: 'Table of contents',
  copyCode: 'Copy',
  copied: 'Copied',
  copyFailed: 'The browser refused to copy. Select the text and copy it yourself',
  copyHeading: (heading: string) => `Copy link to “${heading}”`,
  copyHeadingFailed: 'The browser refused to copy. The address is in the address bar now',
  emptyTask: 'Empty task',
  imageMissing: 'Image that could not be loaded',
  fileFailed: 'The file could not be loaded. Check the connection and try again',
  footnotes: 'Footnotes',
  footnote: (number: number) => `Footnote ${number}`,
  footnoteBack: (number: number, time?: number) =>
    `Back to reference ${number}${time === undefined ? '' : `, place ${time}`}`,
  properties: 'Properties',
  plainText:
    'This note is shown as plain text: its Markdown is nested too deeply, or would take too long to show.',
  linkGone: 'This note is in the trash, or was deleted',
} as const;
