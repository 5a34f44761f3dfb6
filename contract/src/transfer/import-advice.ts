const ADVICE: [pattern: RegExp, advice: string][] = [
  [
    /\.enex$/i,
    'Files of Evernote (.enex) can’t be imported yet. Joplin can help: import the file there (File, Import, ENEX as Markdown), export it with “MD - Markdown + Front Matter”, and choose the folder that makes',
  ],
  [
    /\.jex$/i,
    'A .jex file is an archive of Joplin. Choose “MD - Markdown + Front Matter” when you export, and then the folder that makes',
  ],
  [
    /(?: |^|\/|-)[0-9a-f]{32}\.html?$/i,
    'This is an export of Notion as HTML. Choose “Markdown & CSV” when you export, and import that',
  ],
  [
    /\.html?$/i,
    'HTML pages can’t be imported. Choose Markdown when you export from the other program, and import that',
  ],
];

/** Which export to choose instead, for files in a format that no import reads. */
export function adviceFor(names: readonly string[]): string | undefined {
  const known = names.filter((name) => !name.startsWith('__MACOSX/'));
  return ADVICE.find(([pattern]) => known.some((name) => pattern.test(name)))?.[1];
}
