/** Finds the id of another example by its key, for links between them. */
type LinkTo = (key: string) => string;
type Example = { key: string; title: string; content: (link: LinkTo) => string };

/** Notes that present the product (docs/specification/service.md#example-notes). */
export const EXAMPLES: readonly Example[] = [
  {
    key: 'welcome',
    title: 'Welcome',
    content: (
      link,
    ) => `This is your own notebook. Try it out, tick off what you have done, and throw the examples away when you like.

- [x] Create an account
- [ ] Write a note: **Add**, then **New note**
- [ ] Make a category and move the note into it
- [ ] Pin a note, so that it is on your home page
- [ ] Find something with **Ctrl K** or **Cmd K**
- [ ] Switch between the light and the dark theme

Where to go from here:

- [What the editor can do](note:${link('editor')})
- [How to find things](note:${link('search')})
- [How to share a note](note:${link('sharing')})
`,
  },
  {
    key: 'editor',
    title: 'A tour of the editor',
    content:
      () => `You write Markdown without seeing it. Type \`#\` and a space for a heading, \`-\` for a list, \`>\` for a quote.

## Text

**Bold**, *italic*, ~~struck out~~, \`code\` and [links](https://www.markdownguide.org/).

> A quote stands apart from the rest.

## Lists

1. First things first
2. Then the others
   - with details below them

- [x] done
- [ ] still to do

## Tables

| Plant  | Sow in | Water      |
| ------ | ------ | ---------- |
| Tomato | March  | daily      |
| Squash | May    | when dry   |

## Code

\`\`\`ts
const greeting = (name: string) => \`Hello, \${name}\`;
\`\`\`

In an empty line, **/** opens the menu of blocks, and **[[** links another note. Select words to format them.

Your text is saved while you write. The line above the title says when.
`,
  },
  {
    key: 'links',
    title: 'Links between notes',
    content: (
      link,
    ) => `A link to a note keeps working when the note is renamed or moved, because it remembers the note and not its name. Type **[[** and a few letters of a title to make one.

This one leads to [the welcome note](note:${link('welcome')}). Open it: at its end you see that this note links to it.

Every heading has an address of its own too. Click it and copy the address from the browser.
`,
  },
  {
    key: 'search',
    title: 'How to find things',
    content: () => `Open the search with **Ctrl K** or **Cmd K** and type.

- \`garden\` finds titles that are like it, even with a typo.
- \`'garden\` finds titles that contain exactly this.
- \`^gar\` finds titles that begin with it, \`den$\` those that end with it.
- \`!garden\` leaves titles with it out.

Below the titles you see notes whose text holds the words: beginnings and parts of words count, accents do not matter, and "words in quotes" have to follow each other.

An empty search shows what you opened last.
`,
  },
  {
    key: 'sharing',
    title: 'Sharing by link',
    content:
      () => `**Share** gives a note, or a category with all that is in it, a link that anybody can open without an account.

- The link can end after a day, a week or a month.
- It can ask for a password.
- You see how often it was opened.
- **Remove sharing** ends it immediately. Sharing again creates a new link.

A note in the trash cannot be opened through its link until you restore it.
`,
  },
  {
    key: 'trash',
    title: 'Nothing is lost',
    content:
      () => `- What you move to the **Trash** stays there until you delete it permanently. A category goes and comes back with all that was in it.
- **History** keeps former states of a note. Bring one back, and the present one is kept as well.
- When two windows change the same note, neither overwrites the other: you choose.
- Without a connection your text stays on this device and is sent when the connection is back.
`,
  },
  {
    key: 'shortcuts',
    title: 'Shortcuts',
    content: () => `| Keys                      | What they do              |
| ------------------------- | ------------------------- |
| Ctrl K or Cmd K           | Search                    |
| Ctrl B or Cmd B           | Bold                      |
| Ctrl I or Cmd I           | Italic                    |
| Ctrl Z or Cmd Z           | Undo                      |
| Ctrl Shift Z or Cmd Shift Z | Redo                    |
| Tab and Shift Tab         | Indent a list, and back   |
| Arrow keys in the sidebar | Walk through the notes    |
`,
  },
];
