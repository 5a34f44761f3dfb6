import path from 'node:path';
import type { Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import { invalid } from '../../../../core/errors.ts';
import { storablePath } from '../../../../core/text/sanitize-text.ts';
import { fileNameOf } from '../../../archive/file-names.rules.ts';
import type { Vault } from '../../formats/model/vault.reader.ts';
import { firstLineTitle } from '../../formats/text/first-line.rules.ts';
import { fileTooLarge, NoteProblem, notText } from '../../import.errors.ts';
import { folderOf } from '../../plan/import-plan.rules.ts';
import { importTexts } from '../../texts.ts';
import { warningTexts } from '../../warning-texts.ts';
import { createPlaces, linkTo, type Places } from '../file-places.rules.ts';
import { htmlToMarkdown } from '../html/html-to-markdown.rules.ts';
import { parseHtml } from '../html/html-tree.parser.ts';
import { noteFile, type TranslatedNote } from '../note-file.writer.ts';
import type { Piece } from '../translator.port.ts';
import { createEnexParser, type EnexNote } from './enex.parser.ts';
import { enmlToHtml } from './enml.rules.ts';

export const ENEX = /\.enex$/i;
/** Endings of files that came without a name. */
const ENDINGS = new Map([
  ['image/jpeg', '.jpg'],
  ['image/svg+xml', '.svg'],
  ['text/plain', '.txt'],
  ['audio/mpeg', '.mp3'],
]);

const declaresEntities = (file: string) => invalid(importTexts.declaresEntities(storablePath(file)));

/** Exports of Evernote: a notebook in a file, which becomes a category, in the folder of its stack. */
export async function* readEvernote(vault: Vault): AsyncIterable<Piece> {
  const places = createPlaces();
  for (const file of vault.files) {
    if (ENEX.test(file)) yield* readNotebook(vault, file, places);
    else yield { keep: file, as: file };
  }
}

type Stored = { file: string; name: string; isPicture: boolean };

async function* readNotebook(vault: Vault, file: string, places: Places): AsyncGenerator<Piece> {
  const { warnings } = vault;
  const folder = path.posix.join(folderOf(file), fileNameOf(path.posix.parse(file).name));
  const ready: Piece[] = [];
  let stored = new Map<string, Stored>();
  let unnamed = 0;
  const parser = createEnexParser({
    bytes: (bytes) => ready.push(bytes),
    resource({ hash, mime, name }) {
      unnamed += 1;
      const known = name || `${mime.split('/')[0] || 'file'}-${unnamed}${endingOf(mime)}`;
      const place = places.file(`${folder}/${FILES}.md`, known);
      ready.push({ end: place });
      stored.set(hash, { file: place, name: known, isPicture: mime.startsWith('image/') });
    },
    note(note) {
      ready.push(...written(note, stored));
      stored = new Map();
    },
    entities() {
      throw declaresEntities(file);
    },
    stranger() {
      throw new NoteProblem(importTexts.notEvernote(storablePath(file)));
    },
    tooLong() {
      throw fileTooLarge(file);
    },
  });
  function* written(note: EnexNote, files: Map<string, Stored>): Generator<Piece> {
    try {
      const tree = parseHtml(note.content, note.title, { selfClosing: true });
      const title = note.title || firstLineTitle(firstText(tree));
      const place = places.note(folder, title);
      yield* noteFile(convert({ ...note, title }, tree, { file: place, files, vault }), warnings);
    } catch (error) {
      if (!(error instanceof NoteProblem)) throw error;
      yield { failed: `${folder}/${note.title || importTexts.untitled}`, problem: error };
    }
  }

  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const source = await vault.open(file, Number.POSITIVE_INFINITY, () => fileTooLarge(file));
    for await (const chunk of source) {
      parser.write(decodeNext(decoder, chunk, file));
      yield* ready.splice(0);
    }
    const isWhole = parser.end();
    yield* ready.splice(0);
    yield 'drop';
    if (!isWhole) warnings.add(file, warningTexts.endsInMiddle);
  } catch (error) {
    if (!(error instanceof NoteProblem)) throw error;
    yield* ready.splice(0);
    yield 'drop';
    yield { failed: file, problem: error };
  }
}

/** The folder of a notebook's files, which is no category. */
const FILES = 'files';

function decodeNext(decoder: InstanceType<typeof TextDecoder>, chunk: Buffer, file: string) {
  try {
    return decoder.decode(chunk, { stream: true });
  } catch {
    throw notText(file);
  }
}

const endingOf = (mime: string) =>
  ENDINGS.get(mime) ?? (/^[a-z]+\/[a-z0-9]{1,5}$/.test(mime) ? `.${mime.split('/')[1]}` : '');

function firstText(tree: Root): string {
  let first = '';
  visit(tree, 'text', ({ value }) => {
    first = value.trim();
    return first === '' ? undefined : EXIT;
  });
  return first;
}

type Placed = { file: string; files: Map<string, Stored>; vault: Vault };

function convert(note: EnexNote, tree: Root, { file, files, vault }: Placed): TranslatedNote {
  const lost = (reason: string, what?: string) => vault.warnings.add(file, reason, what);
  const shown = new Set<string>();
  enmlToHtml(tree, {
    tasks: note.tasks,
    lost,
    fileOf(hash) {
      const known = files.get(hash);
      if (!known) return undefined;
      shown.add(hash);
      return { address: linkTo(known.file, file), name: known.name, isPicture: known.isPicture };
    },
  });
  // Files that the text does not show would not be kept.
  for (const [hash, { file: place, name, isPicture }] of files) {
    if (shown.has(hash)) continue;
    const address = linkTo(place, file);
    tree.children.push({
      type: 'element',
      tagName: 'p',
      properties: {},
      children: [
        isPicture
          ? { type: 'element', tagName: 'img', properties: { src: address, alt: name }, children: [] }
          : {
              type: 'element',
              tagName: 'a',
              properties: { href: address },
              children: [{ type: 'text', value: name }],
            },
      ],
    });
  }
  const reminder = instantOf(note.attributes.get('reminder-time') ?? '');
  if (reminder) lost(warningTexts.reminder, reminder.toISOString().slice(0, 16).replace('T', ' '));
  const text = htmlToMarkdown(tree, file, {
    link: (href) => href,
    picture: (src) => (/^data:/i.test(src) ? undefined : src),
    lost,
  });
  return {
    file,
    title: note.title,
    text,
    tags: note.tags,
    created: instantOf(note.created),
    updated: instantOf(note.updated),
    properties: {
      source: note.attributes.get('source-url'),
      author: note.attributes.get('author'),
      latitude: note.attributes.get('latitude'),
      longitude: note.attributes.get('longitude'),
    },
  };
}

/** `20070120T174209Z` */
function instantOf(text: string): Date | undefined {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
