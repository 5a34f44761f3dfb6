import { numberFormat, translated } from '@my-note/contract/language';

const number = numberFormat();

/** Refusals of imports. */
export const importTexts = translated('api/import', {
  tooLarge: (megabytes: number) =>
    `An archive may have at most ${megabytes} MB. Split it and import the parts`,
  notZip: 'This is not a complete zip file. Create it again, then try again',
  damaged: (file: string) => `"${file}" is damaged in this archive. Create the archive again, then try again`,
  encrypted: 'This archive is encrypted. Create one without a password',
  compression: (file: string) =>
    `"${file}" uses an unsupported compression. Create the archive with the usual one`,
  outside: (file: string) =>
    `"${file}" points outside of its archive. Remove it, or create the archive again`,
  tooManyFiles: (count: number) =>
    `This archive holds more than ${number(count)} files. Split it and import the parts`,
  tooManyItems: (count: number) =>
    `This archive holds more than ${number(count)} folders and notes. Split it and import the parts`,
  tooManyArchives: (count: number) =>
    `This archive holds more than ${count} archives. Unpack it and import them one after the other`,
  unpacksTooLarge: (megabytes: number) =>
    `This archive unpacks to more than ${megabytes} MB. Split it and import the parts`,
  noteTooLong: (file: string) => `"${file}" is too long for a note. Split it`,
  factsTooLong: (file: string) =>
    `The block between the first two "---" of "${file}" is longer than 16 KB. Shorten it`,
  manifestTooLong: (file: string) =>
    `The file ${file} of this archive is longer than 2 MB. Remove names from its order`,
  notText: (file: string) => `"${file}" is not text in UTF-8. Save it in this encoding, or leave it out`,
  nestedTooDeeply: (file: string) => `"${file}" is nested too deeply. Use shorter names or fewer folders`,
  pageNested: (file: string) =>
    `The page "${file}" is nested too deeply. Copy its text into a new note there`,
  tooManyFolders: (file: string, max: number) =>
    `"${file}" is inside more than ${max} folders. Move it to fewer folders`,
  noNotes:
    'There are no notes in this archive. It may hold Markdown, HTML, or what Apple Notes, Bear, Docmost, Evernote, Google Keep, Joplin, Logseq, Memos, Notion, Obsidian, OneNote, Outline, Simplenote, Standard Notes, or Trilium export',
  newerProgram: 'This archive was made by a newer My Note. Update this one first',
  untitled: 'Untitled',
  notConfirmed: 'Nobody confirmed this import within a day, so it was removed. Import the file again',
  metaTooLong: (file: string) =>
    `The file ${file} of this archive is longer than 40 MB. Export the parts and import them one by one`,
  metaTooDeep: (levels: number) =>
    `The notes of this archive lie more than ${levels} deep. Move them higher and export them again`,
  metaUnreadable: (file: string) =>
    `The file ${file} of this archive cannot be read. Create the export again, then try again`,
  declaresEntities: (file: string) =>
    `"${file}" declares entities, which an export of Evernote never does. Export it again`,
  notEvernote: (file: string) => `"${file}" is no export of Evernote. Export the notebook again`,
  notMemos: (file: string) => `"${file}" is no complete record of Memos`,
  noPage: (file: string) => `"${file}" holds no page. Save it again as a web archive`,
  jsonTooLong: (file: string, megabytes: number) =>
    `"${file}" is longer than ${megabytes} MB. Export the notes in parts`,
  standardNotesEncrypted:
    'This backup of Standard Notes is encrypted. In Standard Notes, open Preferences, Backups, choose “Decrypted”, and import that file',
});
