import type { ExportFormat, ImportSource, Job } from '@my-note/contract/jobs';
import { numberFormat, translated } from '@my-note/contract/language';

const number = numberFormat();

const count = (n: number, one: string, many: string) => `${number(n)} ${n === 1 ? one : many}`;

interface Brought {
  notes: number;
  categories: number;
  attachments: number;
}

const brought = ({ notes, categories, attachments }: Brought) =>
  [
    count(notes, 'note', 'notes'),
    count(categories, 'category', 'categories'),
    count(attachments, 'attachment', 'attachments'),
  ].join(', ');

export const transferTexts = translated('workspace/transfer', {
  title: 'Import and export',
  loading: 'Loading',

  exportTitle: 'Export',
  exportHint: 'All attachments are in the zip as well.',
  exportFormat: 'Format',
  exportFormats: { markdown: 'Markdown', html: 'Website' } satisfies Record<ExportFormat, string>,
  exportFormatHints: {
    markdown:
      'Markdown files with their dates, order, and pins. Any program can read them, and My Note can import them again without losing anything.',
    html: 'Pages for any browser, with the tree and a search. They work on a web server, and from a folder without a connection.',
  } satisfies Record<ExportFormat, string>,
  exportWhat: 'What to export',
  everything: 'Everything',
  categoryGone: 'A category that no longer exists',
  export: 'Export',
  exportStarts: 'Exporting your notes…',
  exported: (done: number, total: number, size: string) =>
    `${number(done)} of ${number(total)} files, ${size}`,
  exportBroke: 'The export was interrupted. Try again.',

  bookmarkTitle: 'Save from other pages',
  bookmarkHint:
    'Drag this to the bar of bookmarks. On any page, a click there opens a new note with its title, its address, and the text that is selected.',
  bookmark: 'Save to My Note',
  bookmarkByHand: 'Without such a bar, make a bookmark of any page and put this in place of its address.',
  bookmarkCode: 'Address of the bookmark',

  importTitle: 'Import',
  importHint:
    'From Evernote, Notion, Obsidian, Apple Notes, OneNote, Google Keep, and many others, or any folders of Markdown or HTML. You see a preview before anything changes.',
  drop: 'Drop files or a folder here',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  /** Formats that other remotes read. */
  alsoReads: (formats: string) => `Also reads ${formats}`,
  formatFailed: (format: string) => `Couldn’t read the files as ${format}`,
  howTo: 'How to get your notes out of other programs',
  ways: [
    {
      name: 'Apple Notes',
      text: 'In macOS 26, File, Export as, Markdown. For all notes with dates and folders, ask privacy.apple.com for a copy of your data, and choose its iCloud Notes.',
    },
    {
      name: 'Bear',
      text: 'File, Backup notes. Choose the .bear2bk. TextBundles and TextPacks are read as well.',
    },
    {
      name: 'Docmost',
      text: 'Export of a space or a page, Markdown or HTML, with attachments. Choose the zip.',
    },
    {
      name: 'Evernote',
      text: 'Right-click a notebook, Export, ENEX. Choose the files; each becomes a category. Tags, tasks, and files are kept.',
    },
    {
      name: 'Google Keep',
      text: 'takeout.google.com, only Keep. Choose the zip. Labels become tags, and archived notes get a category.',
    },
    {
      name: 'Joplin',
      text: 'File, Export all, “MD – Markdown + Front Matter”. Choose the folder it creates.',
    },
    {
      name: 'Logseq',
      text: 'Choose the folder of the graph. Page names, aliases, and block references are kept.',
    },
    {
      name: 'Memos',
      text: 'Settings, Export. Choose the zip. Attachments, comments, and links between memos are kept.',
    },
    {
      name: 'Notion',
      text: 'Settings, Export all workspace content, “Markdown & CSV”, with subpages. Choose the zip.',
    },
    {
      name: 'Obsidian',
      text: 'Choose the folder of the vault, or a zip of it. Links, pictures, and properties are kept.',
    },
    {
      name: 'OneNote',
      text: 'In OneNote for Windows, File, Export, “Single File Web Page (.mht)” or a web page. Choose the files.',
    },
    { name: 'Outline', text: 'Settings, Export, “Markdown”. Choose the zip you receive.' },
    { name: 'Simplenote', text: 'Settings, Tools, Export notes. Choose the zip.' },
    {
      name: 'Standard Notes',
      text: 'Preferences, Backups, “Decrypted”. Choose the zip. Tags, pins, and archived notes are kept.',
    },
    {
      name: 'Trilium',
      text: 'Export of a note, “This note and all of its descendants”, Markdown. Choose the zip.',
    },
    { name: 'Others', text: 'Any folder of Markdown or HTML files. Folders become categories.' },
  ],
  packing: 'Packing the files…',
  sending: 'Uploading',
  uploading: (percent: string) => `Uploading… ${percent}`,
  reading: 'Reading the archive…',
  read: (done: number, total: number) => `${number(done)} of ${number(total)} files read`,
  notImportable: {
    nothing:
      'There is nothing here that can be imported. Below you see how to get notes out of other programs.',
    archives: 'Choose one archive at a time, without other files.',
  },
  looseFiles: 'notes.zip',
  tooLarge: (size: string) => `This is larger than ${size}. Import it in parts`,
  cancel: 'Cancel',
  lastFailed: 'The last import failed. None of it was added to your notes.',

  sources: {
    'my-note': 'An export of My Note',
    obsidian: 'An Obsidian vault',
    joplin: 'An export of Joplin',
    outline: 'An export of Outline',
    notion: 'An export of Notion',
    trilium: 'An export of Trilium',
    logseq: 'A Logseq graph',
    markdown: 'Folders of Markdown',
  } satisfies Record<ImportSource, string>,
  program: (name: string) => (name === 'HTML' ? 'HTML pages' : `An export of ${name}`),
  previewTitle: 'Import preview',
  previewOf: (source: string, name: string, content: string) =>
    name ? `${source}, ${name}: ${content}` : `${source}: ${content}`,
  brought,
  atTop: (notes: number) => `${count(notes, 'note', 'notes')} at the top level`,
  notesIn: (notes: number) => count(notes, 'note', 'notes'),
  showMore: (n: number) => `Show ${number(n)} more`,
  unlistedCategories: (n: number) => `and ${count(n, 'category', 'categories')} more`,
  into: 'Import into',
  topLevel: 'Top level',
  import: 'Import',
  imported: 'Import finished',
  losses: (n: number) => `${count(n, 'thing', 'things')} can’t be kept`,
  noLosses: 'Everything can be kept.',
  moreLosses: (n: number) => `and ${number(n)} more`,
  unlistedLosses: (n: number) => `${number(n)} more are not listed.`,
  saveLosses: 'Save list',
  lossesFile: 'not-kept.txt',
  deadLinks: (n: number) =>
    `${count(n, 'link points to a missing note and stays', 'links point to missing notes and stay')} as text`,
  deadLinksFile: 'links-kept-as-text.txt',

  recent: 'Recent imports and exports',
  recentUnknown: 'Couldn’t load your imports and exports.',
  noneYet: 'None yet.',
  jobNames: { import: 'Import', export: 'Export' } satisfies Record<Job['kind'], string>,
  jobOf: (job: string, name: string) => `${job}: ${name}`,
  states: {
    queued: 'Waiting',
    running: 'Running',
    ready: 'Ready to review',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Canceled',
  } satisfies Record<Job['status'], string>,
  files: (n: number) => count(n, 'file', 'files'),
  undone: 'Undone',
  undo: 'Undo import',
  undoTitle: (name: string) => `Undo the import of ${name}?`,
  undoText:
    'Everything it brought moves to the trash, including what you have changed since. Your own notes in its categories stay where they are.',
  undoneNow: (entries: number) => (entries === 0 ? 'There was nothing left to undo' : 'Import undone'),
  undoneKept: (kept: number) =>
    `${count(kept, 'category stays', 'categories stay')} because of your own notes in there.`,
  putBack: 'Undo',
});
