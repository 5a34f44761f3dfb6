import { translated } from '../language/index.ts';

/** How to export what cannot be read. */
export const transferTexts = translated('contract/transfer', {
  jex: 'A .jex file is an archive of Joplin. Choose “MD - Markdown + Front Matter” when you export, and then the folder that makes',
  notionHtml: 'This is an export of Notion as HTML. Choose “Markdown & CSV” when you export, and import that',
  oneNote:
    'Files of OneNote (.one) can’t be read. In OneNote for Windows, choose File, Export, Page, “Single File Web Page (.mht)”, and import that',
  memosDatabase:
    'This is the database of Memos. In Memos, open Settings, Export, and import the file that makes',
});
