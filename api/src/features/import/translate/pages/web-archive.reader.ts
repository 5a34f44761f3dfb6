import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { decodeUri } from '../../../../core/text/decode-uri.ts';
import { storablePath } from '../../../../core/text/sanitize-text.ts';
import type { Vault } from '../../formats/model/vault.reader.ts';
import { fileTooLarge, NoteProblem } from '../../import.errors.ts';
import { importTexts } from '../../texts.ts';
import type { Places } from '../file-places.rules.ts';
import { noteFile } from '../note-file.writer.ts';
import type { Piece } from '../translator.port.ts';
import { type MhtmlPart, readMhtml } from './mhtml.parser.ts';
import { decodePage, pageToNote } from './page.reader.ts';

export const WEB_ARCHIVE = /\.mht(?:ml)?$/i;
/** One page with its pictures, or a section of OneNote. */
const MAX_ARCHIVE = 150_000_000;

/** A page in one file with its pictures, as OneNote and browsers save it. */
export async function* readWebArchive(vault: Vault, file: string, note: string, places: Places) {
  const parts = readMhtml(await buffer(await vault.open(file, MAX_ARCHIVE, () => fileTooLarge(file))));
  const page = parts.find(({ type }) => /^(?:text\/html|application\/xhtml\+xml)$/.test(type));
  if (!page) throw new NoteProblem(importTexts.noPage(storablePath(file)));
  const pictures: Piece[] = [];
  const placed = new Map<MhtmlPart, string>();
  const add = (bytes: Buffer, name: string) => {
    const place = places.file(note, name);
    pictures.push(bytes, { end: place });
    return place;
  };
  const known = addressesOf(parts, page.location);
  const partOf = (address: string) => {
    const part = [address, decodeUri(address), urlOf(address, page.location), lastOf(address)]
      .map((name) => known.get(name))
      .find((found) => found !== undefined);
    if (!part || part === page) return undefined;
    const place = placed.get(part) ?? add(part.bytes, nameOf(part, placed.size + 1));
    placed.set(part, place);
    return place;
  };
  const html = decodePage(page.bytes, page.charset);
  const { title, text, created, tags } = pageToNote(html, {
    page: file,
    note,
    placeOf: () => undefined,
    partOf,
    addPicture: (bytes, ending) => add(bytes, `picture-${pictures.length / 2 + 1}${ending}`),
    lost: (reason, what) => vault.warnings.add(file, reason, what),
  });
  yield* pictures;
  const modified = vault.entryOf(file)?.getLastModDate();
  yield* noteFile({ file: note, title, text, created, tags, modified }, vault.warnings);
}

/** The parts by all that a page may call them. */
function addressesOf(parts: MhtmlPart[], base: string) {
  const known = new Map<string, MhtmlPart>();
  for (const part of parts)
    for (const name of [part.location, urlOf(part.location, base), `cid:${part.id}`, lastOf(part.location)])
      if (name !== '' && name !== 'cid:' && !known.has(name)) known.set(name, part);
  return known;
}

function urlOf(address: string, base: string): string {
  try {
    return address === '' ? '' : new URL(address, base).href;
  } catch {
    return '';
  }
}

/** The name of a file in an address without a host, which is all that some pages have in common with their parts. */
const lastOf = (address: string) =>
  /^https?:/i.test(address) ? '' : decodeUri(address.split(/[\\/]/).at(-1) ?? '');

function nameOf({ location, type }: MhtmlPart, n: number): string {
  const name = decodeUri(location.split(/[?#]/, 1)[0]?.split(/[\\/]/).at(-1) ?? '');
  const ending = type.startsWith('image/')
    ? `.${type.slice(6).replace('jpeg', 'jpg').replace('svg+xml', 'svg')}`
    : '';
  return name === '' ? `file-${n}${ending}` : path.posix.extname(name) === '' ? name + ending : name;
}
