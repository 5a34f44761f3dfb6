import { warningTexts } from '../../warning-texts.ts';
import type { Links } from './format.port.ts';
import { anchorOf } from './relink.rules.ts';

const PICTURE = /\.(?:png|jpe?g|gif|webp|avif|apng)$/i;
const SIZE = /^\d+(?:x\d+)?$/;

/** Turns `[[links]]` and `![[embeds]]` of a piece of prose into Markdown. Takes linear time. */
export function unwiki(prose: string, links: Links): string {
  if (!prose.includes('[[')) return prose;
  return prose
    .split('\n')
    .map((line) => unwikiLine(line, links))
    .join('\n');
}

function unwikiLine(line: string, links: Links): string {
  let done = '';
  let at = 0;
  for (;;) {
    const close = line.indexOf(']]', at);
    // The innermost brackets make the link: from the end of it, the last that open.
    if (close < 0) return done + line.slice(at);
    const open = at + line.slice(at, close).lastIndexOf('[[');
    if (open < at) {
      done += line.slice(at, close + 2);
      at = close + 2;
      continue;
    }
    const embed = open > at && line[open - 1] === '!';
    const start = embed ? open - 1 : open;
    const raw = line.slice(start, close + 2);
    const written = asMarkdown(raw, line.slice(open + 2, close), embed, links) ?? raw;
    // In tables the bar is escaped, and stays so.
    done += line.slice(at, start) + (raw.includes('\\|') ? written.replace(/(?<!\\)\|/g, '\\|') : written);
    at = close + 2;
  }
}

/** The Markdown of one link; undefined when it is dead or leads to an excluded file. */
function asMarkdown(raw: string, inside: string, embed: boolean, links: Links): string | undefined {
  const [link = '', ...others] = inside.replaceAll('\\|', '|').split('|');
  const alias = others.join('|').trim();
  const [name = '', ...headings] = link.split('#').map((part) => part.trim());
  if (name === '' && headings.length === 0) return undefined;
  const file = name === '' ? '' : links.find(name);
  if (file === undefined) {
    links.dead(raw);
    return undefined;
  }
  if (embed && PICTURE.test(file)) return picture({ file, name, alias }, links);
  const address = file === '' ? '' : links.address(file);
  if (address === undefined) return undefined;
  const heading = headings.at(-1) ?? '';
  const isBlock = heading.startsWith('^');
  if (isBlock) links.warn(warningTexts.partOfNote, raw);
  const anchor = isBlock ? '' : anchorOf(heading);
  const behind = anchor === '' || address.startsWith('/') ? '' : `#${anchor}`;
  const shown =
    alias || [name, ...headings.filter((part) => !part.startsWith('^'))].filter(Boolean).join(' > ');
  // A part of this note without an anchor here.
  if (address + behind === '') return escaped(shown || heading.slice(1));
  // A note that is shown in its place is written as a picture of it.
  const mark = embed && address.startsWith('note:') ? '!' : '';
  return `${mark}[${escaped(shown)}](${address}${behind})`;
}

function picture({ file, name, alias }: { file: string; name: string; alias: string }, links: Links) {
  const address = links.address(file);
  if (address === undefined) return undefined;
  const parts = alias.split('|').filter(Boolean);
  const words = parts.filter((part) => !SIZE.test(part));
  // The size follows a bar in Markdown as well.
  const shown = [words.join(' ') || name, ...parts.filter((part) => SIZE.test(part)).slice(0, 1)];
  return `![${escaped(shown.join('|'))}](${address})`;
}

const escaped = (text: string) => text.replace(/[[\]]/g, '\\$&');
