import { translated } from '@my-note/contract/language';

export const homeTexts = translated('host/home', {
  home: 'Home',
  recent: 'Recent',
  pinned: 'Pinned',
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  more: 'Show more',
  recentEmpty: 'Your notes will be here, the latest first.',
  pinnedEmpty: 'No pinned notes yet',
  pinnedEmptyHint: 'Pin a note to keep it here.',
  report: 'Report',
  drafts: 'Drafts',
  draft: 'A note without a title',
  draftIn: (category: string) => `A note without a title, in ${category}`,

  firstSteps: 'First steps',
  hideFirstSteps: 'Hide',
  stepDone: 'Done',
  loadExamples: 'Load example notes',
  removeExamples: 'Remove example notes',
  examplesHint: 'Take a tour with example notes.',
  examplesPresent: 'Example notes are in your tree.',
  examplesLoaded: (added: number) =>
    added === 0 ? 'You already have the example notes' : `${added} example notes are in your tree`,
  examplesRemoved: 'The example notes are in the trash',
  removeExamplesTitle: 'Remove the example notes?',
  removeExamplesText: (changed: number) =>
    `${changed === 1 ? 'A note that you wrote or changed there moves' : `${changed} notes that you wrote or changed there move`} to the trash with them.`,
  openExamples: 'Open',
  undo: 'Undo',
  noteHint: 'Write a note. It is saved while you type.',
  categoryHint: 'Create a category to group notes.',
  transferHint: 'Bring your notes from Evernote, Notion, Obsidian, and many others.',
  transfer: 'Import',
  shortcutsHint: 'Almost every action has a shortcut. See them all.',
  shortcuts: 'Keyboard shortcuts',

  inCategory: (title: string) => `in ${title}`,
  pitchTitle: 'Notes that read like a book and open in an instant.',
  pitch:
    'My Note keeps what you write in one tree of categories and notes. Plain Markdown underneath, your own server around it.',
  noteAlt: 'A note with its table of contents, beside the tree of categories',
  scenes: [
    {
      screen: 'editing',
      title: 'Write, and forget about saving',
      text: 'Headings, lists, tables, tasks, and pictures while you type; Markdown underneath. What you write is kept on your device until the server has it, with a history to go back in.',
      alt: 'The same note while it is written, with the toolbar of the editor',
    },
    {
      screen: 'search',
      title: 'Found instantly',
      text: 'Ctrl+K, a few letters, Enter. Search forgives typos, finds the exact word when you ask for it, and looks into every text.',
      alt: 'The search, with notes that have bread in their title or text',
    },
  ],
  pitchPoints: [
    {
      title: 'One tree',
      text: 'Categories in categories, in the order you give them. Every note has an address you can keep.',
    },
    {
      title: 'Shared as you like',
      text: 'A link to a note or a branch, with an expiry and a password, revoked at any time.',
    },
    {
      title: 'Never lost',
      text: 'A trash to restore from, a history of every note, and your text back after any crash.',
    },
    {
      title: 'Yours',
      text: 'On your own machine with one command. Bring notes from other programs, and leave with plain Markdown.',
    },
  ],
});
