import path from 'node:path';
import { decodeUri } from '../../../../core/text/decode-uri.ts';
import type { ImportPlan } from '../../plan/import-plan.rules.ts';
import type { Find, Links } from './format.port.ts';

const PLACE = /(?:(<)([^<>\n]+)(>)|((?:[^\s()<>]|\([^\s()<>]*\))+))/.source;
/** Destinations of links and pictures in Markdown. */
const INLINE = new RegExp(String.raw`(\]\()${PLACE}`, 'g');
/** A label at the start of a line, of which a piece of prose may have the end only; not of a footnote or a callout. */
const LABEL = /^(?:[ \t>]*\[(?![\^!])(?:[^[\]\\\n]|\\.){1,999})?\]:[ \t]*/.source;
const TITLE = /[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^()\n]*\))/.source;
/** Where a piece of prose ends in a space, its line goes on with code. */
const LINE_END = /(?=[ \t]*\r?\n|(?![\s\S]))/.source;
/** Destinations of reference definitions, which are alone in their lines, perhaps with a title. */
const DEFINITION = new RegExp(`(${LABEL})${PLACE}(?=(?:${TITLE})?${LINE_END})`, 'gm');
/** An attribute of HTML, up to its closing quote. */
const ATTRIBUTE = /(\b(?:src|href)=)(?:(")([^"<>\n]+)"|(')([^'<>\n]+)')/gi;
/** Not a path: an address of the web, or another scheme. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/|www\.)/i;
const ENTITIES = new Map([
  ['&amp;', '&'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
]);

/** The anchor of a heading, by the rule of the reader (shared-kit/src/markdown/parse/anchors.ts). */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

type AnchorRule = (fragment: string) => string;

/** Replaces paths with addresses of this service. Dead links stay and are reported. */
export function relink(prose: string, links: Links, anchor: AnchorRule = anchorOf): string {
  const addressOf = (destination: string, isPath = true) => {
    if (ELSEWHERE.test(destination)) return undefined;
    const { exists, address } = follow(withoutEntities(destination), links, anchor);
    if (!exists && isPath) links.dead(decodeUri(destination));
    return address;
  };
  const inMarkdown =
    (isPath: (destination: string) => boolean) =>
    (whole: string, before: string, open = '', quoted?: string, close = '', plain = '') => {
      const destination = quoted ?? plain;
      const address = addressOf(destination, isPath(destination));
      return address === undefined ? whole : before + open + address + close;
    };
  return prose
    .replace(
      INLINE,
      inMarkdown(() => true),
    )
    .replace(
      DEFINITION,
      // A single word may be prose as well.
      inMarkdown((destination) => /[./]/.test(destination)),
    )
    .replace(ATTRIBUTE, (whole, before: string, double, inDouble, single, inSingle) => {
      const address = addressOf(inDouble ?? inSingle);
      const quote: string = double ?? single;
      return address === undefined ? whole : before + quote + address + quote;
    });
}

const withoutEntities = (text: string) =>
  text.replace(/&(?:amp|quot|#39|lt|gt);/g, (entity) => ENTITIES.get(entity) ?? entity);

function follow(destination: string, links: Links, anchor: AnchorRule) {
  const at = destination.indexOf('#');
  const target = at < 0 ? destination : destination.slice(0, at);
  const heading = at < 0 ? '' : anchor(decodeUri(destination.slice(at + 1)));
  const behind = heading === '' ? '' : `#${heading}`;
  if (target === '') return { exists: true, address: behind === '' ? undefined : behind };
  // A question mark may be part of a file's name, or begin what is no part of it.
  const file = links.find(decodeUri(target)) ?? links.find(decodeUri(target.split('?', 1)[0] ?? ''));
  if (file === undefined) return { exists: false, address: undefined };
  const address = links.address(file);
  return { exists: true, address: address?.startsWith('note:') ? address + behind : address };
}

/** Finds files and folders by their exact path from the note. */
export const findByPath =
  ({ files, targets }: Pick<ImportPlan, 'files' | 'targets'>): Find =>
  (target, from) => {
    const base = target.startsWith('/') ? '' : path.posix.dirname(from);
    const found = path.posix.join(base, target.replace(/^\/+/, '')).normalize('NFC');
    if (found.startsWith('../')) return undefined;
    if (files.has(found) || targets.has(found)) return found;
    const folder = found.endsWith('/') ? found : `${found}/`;
    return targets.has(folder) ? folder : undefined;
  };
