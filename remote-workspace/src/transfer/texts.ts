import type { ImportSource, Job } from '@my-note/contract/jobs';

const count = (n: number, one: string, many: string) => `${n.toLocaleString()} ${n === 1 ? one : many}`;

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

/** Words of the page on which notes come and go. */
export const transferTexts = {
  title: 'Import and export',
  loading: 'Loading',

  exportTitle: 'Export',
  exportHint:
    'A zip of Markdown files with their dates, order and pins in front, and all attachments. Any program can read it, and My Note reads it back as it was.',
  exportWhat: 'What to export',
  everything: 'Everything',
  categoryGone: 'A category that is not there any more',
  export: 'Export',
  exportStarts: 'Exporting your notes…',
  exported: (done: number, total: number, size: string) =>
    `${done.toLocaleString()} of ${total.toLocaleString()} files, ${size}`,
  exportBroke: 'The export broke off. Try again',

  importTitle: 'Import',
  importHint:
    'From My Note, Obsidian, Joplin, Outline, Notion, Trilium, Logseq or any folders of Markdown. Nothing changes before you have seen what it will make.',
  drop: 'Drop a zip or a folder here',
  chooseFiles: 'Choose files',
  chooseFolder: 'Choose a folder',
  howTo: 'How to get your notes out of other programs',
  ways: [
    {
      name: 'Obsidian',
      text: 'Choose the folder of the vault, or a zip of it. Links, pictures and properties come along.',
    },
    {
      name: 'Joplin',
      text: 'File, Export all, “MD – Markdown + Front Matter”. Choose the folder that it makes.',
    },
    { name: 'Outline', text: 'Settings, Export, “Markdown”. Choose the zip that you are sent.' },
    {
      name: 'Notion',
      text: 'Settings, Export all workspace content, “Markdown & CSV”, with subpages. Choose the zip.',
    },
    {
      name: 'Trilium',
      text: 'Export of a note, “This note and all of its descendants”, Markdown. Choose the zip.',
    },
    {
      name: 'Logseq',
      text: 'Choose the folder of the graph. Names of pages, aliases and blocks are followed.',
    },
    { name: 'Others', text: 'Any folder of Markdown files. Folders become categories.' },
  ],
  packing: 'Packing the files…',
  sending: 'Uploading',
  uploading: (percent: string) => `Uploading… ${percent}`,
  reading: 'Reading the archive…',
  read: (done: number, total: number) => `${done.toLocaleString()} of ${total.toLocaleString()} files read`,
  notImportable: {
    nothing: 'There are no Markdown files among these',
    archives: 'Choose one archive at a time, and no other files with it',
  },
  looseFiles: 'notes.zip',
  tooLarge: (size: string) => `This is larger than ${size}. Import it in parts`,
  cancel: 'Cancel',
  lastFailed: 'The last import did not work. Nothing of it is left in your notes.',

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
  previewTitle: 'This will be made',
  brought,
  atTop: (notes: number) => `${count(notes, 'note', 'notes')} beside them`,
  notesIn: (notes: number) => count(notes, 'note', 'notes'),
  showMore: (n: number) => `Show ${n.toLocaleString()} more`,
  unlistedCategories: (n: number) => `and ${count(n, 'category', 'categories')} more`,
  into: 'Put it in',
  topLevel: 'The top level',
  import: 'Import',
  imported: 'Your notes are here',
  losses: (n: number) => `${count(n, 'thing', 'things')} could not be kept`,
  noLosses: 'Everything could be kept.',
  moreLosses: (n: number) => `and ${n.toLocaleString()} more`,
  unlistedLosses: (n: number) => `${n.toLocaleString()} more are not listed.`,
  saveLosses: 'Save the list',
  lossesFile: 'not-kept.txt',
  deadLinks: (n: number) =>
    `${count(n, 'link leads', 'links lead')} to notes that are not there, and ${n === 1 ? 'stays' : 'stay'} as text`,
  deadLinksFile: 'links-kept-as-text.txt',

  recent: 'Recent imports and exports',
  recentUnknown: 'The list could not be read.',
  noneYet: 'None yet.',
  jobNames: { import: 'Import', export: 'Export' } satisfies Record<Job['kind'], string>,
  states: {
    queued: 'Waiting',
    running: 'Running',
    ready: 'Waits for you to look at it',
    done: 'Done',
    failed: 'Did not work',
    cancelled: 'Cancelled',
  } satisfies Record<Job['status'], string>,
  files: (n: number) => count(n, 'file', 'files'),
  undone: 'Taken back',
  undo: 'Undo import',
  undoNamed: (name: string) => `Undo import of ${name}`,
  undoTitle: (name: string) => `Undo the import of ${name}?`,
  undoText:
    'All that it brought moves to the trash, also what you have changed in it since. Notes of your own inside its categories stay where they are.',
  undoneNow: (entries: number) => (entries === 0 ? 'Nothing of it was left' : 'The import is taken back'),
  undoneKept: (kept: number) =>
    `${count(kept, 'category stays', 'categories stay')}, for your own notes are in there.`,
  putBack: 'Undo',
} as const;
