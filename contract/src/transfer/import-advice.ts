const ADVICE: [pattern: RegExp, advice: string][] = [
  [
    /\.jex$/i,
    'A .jex file is an archive of Joplin. Choose “MD - Markdown + Front Matter” when you export, and then the folder that makes',
  ],
  [
    /(?: |^|\/|-)[0-9a-f]{32}\.html?$/i,
    'This is an export of Notion as HTML. Choose “Markdown & CSV” when you export, and import that',
  ],
  [
    /\.one(?:pkg|toc2)?$/i,
    'Files of OneNote (.one) can’t be read. In OneNote for Windows, choose File, Export, Page, “Single File Web Page (.mht)”, and import that',
  ],
  [
    /(?:^|\/)memos_prod\.db$/i,
    'This is the database of Memos. In Memos, open Settings, Export, and import the file that makes',
  ],
];

/** Which export to choose instead, for files in a format that no import reads. */
export function adviceFor(names: readonly string[]): string | undefined {
  const known = names.filter((name) => !name.startsWith('__MACOSX/'));
  return ADVICE.find(([pattern]) => known.some((name) => pattern.test(name)))?.[1];
}
