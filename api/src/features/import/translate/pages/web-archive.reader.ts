import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { decodeUri } from '../../../../core/text/decode-uri.ts';
import { storablePath } from '../../../../core/text/sanitize-text.ts';
import type { Vault } from '../../formats/model/vault.reader.ts';
import { fileTooLarge, NoteProblem } from '../../import.errors.ts';
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
  if (!page) throw new NoteProblem(`"${storablePath(file)}" holds no page. Save it again as a web archive`);
  const pictures: Piece[] = [];
  const placed = new Map<MhtmlPart, string>();
  const add = (bytes: Buffer, name: string) => {
    const place = places.file(note, name);
    pictures.push(bytes, { end: place });
    return place;
  };
  const partOf = (address: string) => {
    const part = parts.find(({ location, id }) => isAddress(address, { location, id, base: page.location }));
    if (!part || part === page) return undefined;
    const known = placed.get(part) ?? add(part.bytes, nameOf(part, placed.size + 1));
    placed.set(part, known);
    return known;
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

/** Whether a page means a part: by its id, by its whole address, or by the last of it beside the page. */
function isAddress(address: string, { location, id, base }: { location: string; id: string; base: string }) {
  if (address.startsWith('cid:')) return id !== '' && decodeUri(address.slice(4)) === id;
  if (location === '') return false;
  if (location === address) return true;
  try {
    return new URL(address, base).href === new URL(location, base).href;
  } catch {
    return location === decodeUri(address) || location.endsWith(`/${address.replaceAll('\\', '/')}`);
  }
}

function nameOf({ location, type }: MhtmlPart, n: number): string {
  const name = decodeUri(location.split(/[?#]/, 1)[0]?.split(/[\\/]/).at(-1) ?? '');
  const ending = type.startsWith('image/') ? `.${type.slice(6).replace('jpeg', 'jpg').replace('svg+xml', 'svg')}` : '';
  return name === '' ? `file-${n}${ending}` : path.posix.extname(name) === '' ? name + ending : name;
}
