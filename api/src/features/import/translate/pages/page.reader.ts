import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { decodeUri } from '../../../../core/text/decode-uri.ts';
import type { Vault } from '../../formats/model/vault.reader.ts';
import { withoutTitle } from '../../formats/text/title-line.rules.ts';
import { fileTooLarge } from '../../import.errors.ts';
import { folderOf } from '../../plan/import-plan.rules.ts';
import { warningTexts } from '../../warning-texts.ts';
import { linkTo } from '../file-places.rules.ts';
import { htmlToMarkdown } from '../html/html-to-markdown.rules.ts';
import { parseHtml } from '../html/html-tree.parser.ts';
import { optionalInstant } from '../instant.rules.ts';

/** A page with the pictures that are written into it. */
const MAX_PAGE = 40_000_000;
const CHARSET = /<meta[^<>]{1,200}?charset\s*=\s*["']?([\w-]{1,40})/i;
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i;
const DATA_PICTURE = /data:image\/(png|jpe?g|gif|webp|avif|svg\+xml|bmp);base64,([\w+/=\s%]*)/gi;
/** Stands for a picture while the page is parsed. */
const STAND_IN = 'data:picture-';

/** The text of a page, in the encoding that it names. */
export async function readPage(vault: Vault, file: string): Promise<string> {
  return decodePage(await buffer(await vault.open(file, MAX_PAGE, () => fileTooLarge(file))));
}

export function decodePage(bytes: Buffer, named?: string): string {
  try {
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8', {
      fatal: true,
    }).decode(bytes);
  } catch {
    const [, charset = named] = CHARSET.exec(bytes.toString('latin1', 0, 4_000)) ?? [];
    return decoderOf(charset).decode(bytes);
  }
}

function decoderOf(charset = 'windows-1252') {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder('windows-1252');
  }
}

type Placing = {
  /** The path of the page in the archive, and of the note that it becomes. */
  page: string;
  note: string;
  /** Where another file of the archive will be. */
  placeOf: (file: string) => string | undefined;
  /** Where a part of the page itself is, by any address. */
  partOf?: (address: string) => string | undefined;
  /** Keeps a picture that is written into the page. Its path. */
  addPicture: (bytes: Buffer, ending: string) => string;
  lost: (reason: string, what?: string) => void;
};

/** A page as a note. Its title is what the page calls itself. */
export function pageToNote(html: string, { page, note, placeOf, partOf, addPicture, lost }: Placing) {
  const inside: { kind: string; data: string }[] = [];
  const light = html.replaceAll('\0', '').replace(DATA_PICTURE, (_all, kind: string, data: string) => {
    inside.push({ kind, data });
    return `${STAND_IN}${inside.length - 1}`;
  });
  const tree = parseHtml(light, page);
  const facts = factsOf(tree);
  const title = facts.title || path.posix.parse(page).name;
  const placed = (address: string) => {
    const part = address === '' ? undefined : partOf?.(address);
    if (part !== undefined) return linkTo(part, note);
    if (address === '' || ELSEWHERE.test(address)) return address;
    const [target = '', ...fragment] = address.split('#');
    const found = [decodeUri(target), decodeUri(target.split('?', 1)[0] ?? '')]
      .map((name) => placeOf(path.posix.join(folderOf(page), name.replaceAll('\\', '/')).normalize('NFC')))
      .find((place) => place !== undefined);
    return found === undefined ? address : [linkTo(found, note), ...fragment].join('#');
  };
  const text = htmlToMarkdown(tree, page, {
    link: placed,
    picture(src) {
      const held = src.startsWith(STAND_IN) ? inside[Number(src.slice(STAND_IN.length))] : undefined;
      if (held) {
        const ending = held.kind.toLowerCase().replace('jpeg', 'jpg').replace('svg+xml', 'svg');
        return linkTo(addPicture(Buffer.from(decodeUri(held.data), 'base64'), `.${ending}`), note);
      }
      if (!/^data:/i.test(src)) return placed(src);
      lost(warningTexts.pictureKind);
      return undefined;
    },
    lost,
  });
  return { title, text: withoutTitle(text, title), created: facts.created, tags: facts.keywords };
}

/** What a page says about itself in its head. */
function factsOf(tree: Root) {
  let title = '';
  let heading = '';
  const meta = new Map<string, string>();
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (tagName === 'title') title ||= textOf(element).replace(/\s+/g, ' ').trim();
    else if (tagName === 'h1') heading ||= textOf(element).replace(/\s+/g, ' ').trim();
    else if (tagName === 'meta' && typeof properties.name === 'string')
      meta.set(properties.name.toLowerCase(), String(properties.content ?? ''));
  });
  return {
    title: title || heading,
    created: optionalInstant.parse(meta.get('created')),
    keywords: (meta.get('keywords') ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  };
}
