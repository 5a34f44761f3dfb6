/** Texts of the first page; they are fetched with it. */
export const homeTexts = {
  home: 'Home',
  recent: 'Recent',
  pinned: 'Pinned',
  recentEmpty: 'Your notes will be listed here, the latest first.',
  pinnedEmpty: 'Nothing pinned',
  pinnedEmptyHint: 'Pin a note and it stays within reach here.',
  inCategory: (title: string) => `in ${title}`,
  pitchTitle: 'Notes that read like a book and open like a drawer.',
  pitch:
    'My Note keeps what you write in one tree of categories and notes. Plain Markdown underneath, your own server around it.',
  pitchPoints: [
    {
      title: 'One tree',
      text: 'Categories in categories, in the order you give them. Every note has an address you can keep.',
    },
    {
      title: 'Found at once',
      text: 'Search forgives typing errors, and finds the exact word when you ask for it.',
    },
    {
      title: 'Never lost',
      text: 'Saved as you type, kept on your device until the server has it, restored from the trash.',
    },
    {
      title: 'Yours',
      text: 'One command starts it on your machine. What you write is plain Markdown in your own database.',
    },
  ],
} as const;
