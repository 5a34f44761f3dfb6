import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { unknownWord } from '@my-note/tooling/nearest';
import {
  type CommandLine,
  demandWords,
  optionText,
  type Typed,
  UsageError,
} from '../../../core/commands/command-line.ts';
import type { NotesClient } from './client.ts';

type Action = (typed: Typed, client: NotesClient) => Promise<string>;

/** The text of `--text`, or else what is piped in. */
async function readText(typed: Typed): Promise<string> {
  const given = optionText(typed, 'text');
  if (given !== undefined) return given;
  if (process.stdin.isTTY) return '';
  return (await text(process.stdin)).replace(/\n$/, '');
}

const ACTIONS: Record<string, Action> = {
  async add(typed, client) {
    const [title = ''] = demandWords(typed, 1, 1, 'The title of the note');
    const category = optionText(typed, 'category');
    const tags = optionText(typed, 'tags')
      ?.split(/[\s,]+/)
      .filter(Boolean);
    const content = await readText(typed);
    const note = await client.create({
      ...{ title, content },
      ...(category === undefined ? {} : { category }),
      ...(tags ? { tags: tags.map((tag) => tag.replace(/^#/, '')) } : {}),
    });
    return note.slug;
  },
  async append(typed, client) {
    const isToday = typed.options.today !== undefined;
    const [address = ''] = isToday
      ? demandWords(typed, 0, 0, '')
      : demandWords(typed, 1, 1, 'The path of the note');
    const content = await readText(typed);
    if (content.trim() === '') throw new UsageError('There is no text. Pipe it in, or give it with --text');
    if (isToday) return (await client.today(content)).slug;
    const { _id } = await client.read(address);
    return (await client.append(_id, content)).slug;
  },
  async today(typed, client) {
    demandWords(typed, 0, 0, '');
    return (await client.today()).slug;
  },
  async search(typed, client) {
    const words = demandWords(typed, 1, Number.POSITIVE_INFINITY, 'What to search for').join(' ');
    const hits = await client.search(words);
    const lines = hits.map(
      ({ item, snippet }) => `${item.slug}\n  ${snippet.text.replaceAll('\n', ' ').trim()}`,
    );
    return lines.length === 0 ? 'Nothing was found' : lines.join('\n');
  },
  async cat(typed, client) {
    const [address = ''] = demandWords(typed, 1, 1, 'The path of the note');
    return (await client.read(address)).content;
  },
  async list(typed, client) {
    const [below] = demandWords(typed, 0, 1, '');
    const start = below === undefined ? '' : `${below.replace(/^\/+|\/+$/g, '')}/`;
    const tag = optionText(typed, 'tag');
    const items = await (tag === undefined ? client.list() : client.tagged(tag));
    const found = items.map(({ slug, type }) => (type === 'category' ? `${slug}/` : slug));
    return found
      .filter((slug) => slug.startsWith(start) && slug !== start)
      .sort()
      .join('\n');
  },
  async export(typed, client) {
    const [address] = demandWords(typed, 0, 1, '');
    const item = address === undefined ? undefined : await client.read(address);
    const isNote = item?.type === 'note';
    const isHtml = typed.options.html === true;
    if (isNote && !isHtml) return item.content;
    const file = optionText(typed, 'to');
    if (!isNote && file === undefined) throw new UsageError('Say where the zip goes, with --to notes.zip');
    const bytes = await client.export({
      ...(item && { [item.type]: item._id }),
      ...(isHtml && { format: 'html' }),
    });
    if (file === undefined) return bytes.toString();
    writeFileSync(file, bytes);
    return `Written to ${file}`;
  },
  async edit(typed, client) {
    const [address = ''] = demandWords(typed, 1, 1, 'The path of the note');
    const { editNote } = await import('./edit-note.ts');
    return editNote(client, address, process.env.VISUAL || process.env.EDITOR || 'vi');
  },
};

function setting(name: 'MY_NOTE_SITE' | 'MY_NOTE_TOKEN', what: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new UsageError(`${name} is not set. It is ${what}`);
}

/** `my-note notes` */
export const notes: CommandLine = {
  name: 'notes',
  purpose: 'reads and writes notes of a site from the command line',
  usage: [
    ['notes add <title>', 'makes a note of what is piped in, and prints its path'],
    ['notes append <path>', 'puts what is piped in below the text of a note'],
    ['notes append --today', 'puts it below the note of today, which is made when there is none'],
    ['notes today', 'makes the note of today when there is none, and prints its path'],
    ['notes search <words>', 'finds notes by words in titles and texts'],
    ['notes cat <path>', 'prints the Markdown of a note'],
    ['notes list [<path>]', 'prints the paths of all notes, or of those below a category'],
    ['notes export [<path>]', 'prints a note, or writes a zip of a category or of everything'],
    ['notes edit <path>', 'opens the text of a note in VISUAL or EDITOR, and saves it'],
  ],
  options: {
    text: { value: 'markdown', meaning: 'the text, instead of what is piped in' },
    today: { meaning: 'append to the note of today' },
    category: {
      value: 'path',
      meaning: 'titles such as Work/Log for a new note; missing categories are made',
    },
    tags: { value: 'tags', meaning: 'for a new note, separated by commas' },
    html: { meaning: 'exports a note as a file of HTML, anything else as a static site' },
    to: { value: 'file', meaning: 'writes the export to a file' },
    tag: { value: 'tag', meaning: 'lists only notes with this tag or one below it' },
  },
  examples: [
    'notes add "Rain" --category Work/Log --tags weather < rain.md',
    'notes append work/log/rain --text "- [ ] buy an umbrella"',
    'notes append --today --text "Rain at last"',
    'notes search umbrella',
    'notes list --tag work/log',
    'notes export work/log/rain --html > rain.html',
    'notes export work --html --to work.zip',
  ],
  settings: {
    MY_NOTE_SITE: 'address of the site, like https://notes.example.org',
    MY_NOTE_TOKEN: 'an access token of that site: Account, Connections; to write, one that may write',
  },
  async run({ words: [action = '', ...words], options }) {
    const act = ACTIONS[action];
    if (action === '') throw new UsageError(`Say what to do: ${Object.keys(ACTIONS).join(', ')}`);
    if (!act) throw new UsageError(unknownWord('action', action, Object.keys(ACTIONS)));
    const site = setting('MY_NOTE_SITE', 'the address of the site, like https://notes.example.org');
    const token = setting('MY_NOTE_TOKEN', 'an access token: make one on that site, in Account, Connections');
    const { createNotesClient } = await import('./client.ts');
    console.log(await act({ words, options }, createNotesClient(site, token)));
  },
};
