/** Positions in a text, from `start` up to `end`. */
export interface Range {
  start: number;
  end: number;
}

const FENCE = /^((?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*)[ \t]*(`{3,}(?=[^`]*$)|~{3,})/;
const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
/** Lines that begin a part of their own, so that a mark in one is not closed in the next. */
const OWN_PART = /^[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t]|#{1,6}[ \t]|\|)/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const DEFINITION = /^ {0,3}\[(?!\^)[^[\]]+\]:/;
/** HTML that lasts until its end mark, also over empty lines. */
const RAW_HTML = /^ {0,3}<(?:(script|style|pre|textarea)(?=[\s>]|$)|!--)/i;
const BLOCK_NAMES =
  'address|article|aside|blockquote|body|center|d[dlt]|details|dialog|div|fieldset|figcaption|figure|footer|form|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|nav|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul';
/** HTML that lasts until an empty line. */
const BLOCK_HTML = new RegExp(`^ {0,3}</?(?:${BLOCK_NAMES})(?=[\\s/>]|$)`, 'i');

interface Fence {
  mark: string;
  /** Whether a line can still belong to the quote or list that the fence is in. */
  holds: (line: string) => boolean;
}

function openFence(line: string): Fence | undefined {
  const [, around = '', mark] = FENCE.exec(line) ?? [];
  if (mark === undefined) return undefined;
  if (around.includes('>')) return { mark, holds: (next) => /^[ \t]*(?:[-*+\d]|>)/.test(next) };
  if (around !== '') return { mark, holds: (next) => /^(?:[ \t]|\s*$)/.test(next) };
  return { mark, holds: () => true };
}

const closes = ({ mark }: Fence, line: string): boolean => {
  const bare = line.replace(/^[ \t>]+/, '').trimEnd();
  return bare.length >= mark.length && bare === (mark[0] ?? '').repeat(bare.length);
};

/**
 * The parts of a Markdown text that are prose: without fenced and indented code, blocks of HTML, and definitions of links. Each
 * is a paragraph, an item of a list, or a line of another block. Takes linear time.
 *
 * @param from where the text begins, after its front matter
 */
export function proseParts(text: string, from: number): Range[] {
  const parts: Range[] = [];
  let open: Range | undefined;
  let fence: Fence | undefined;
  let html: RegExp | undefined;
  let inList = false;
  let afterBlank = true;
  for (let start = from; start < text.length; ) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    const line = text.slice(start, end);
    const next = end + 1;
    const blank = line.trim() === '';
    if (fence && !fence.holds(line)) fence = undefined;
    if (fence) {
      if (closes(fence, line)) fence = undefined;
      open = undefined;
    } else if (html) {
      if (html.test(line)) html = undefined;
      open = undefined;
    } else if (blank) {
      open = undefined;
    } else {
      if (LIST_ITEM.test(line)) inList = true;
      else if (afterBlank && !/^[ \t]/.test(line)) inList = false;
      const raw = RAW_HTML.exec(line);
      fence = openFence(line);
      if (fence || (INDENTED.test(line) && afterBlank && !inList)) open = undefined;
      else if (raw) {
        const endMark = raw[1] === undefined ? /-->/ : new RegExp(`</${raw[1]}`, 'i');
        if (!endMark.test(line)) html = endMark;
        open = undefined;
      } else if (BLOCK_HTML.test(line)) {
        html = /^\s*$/;
        open = undefined;
      } else if (DEFINITION.test(line)) open = undefined;
      else if (open && !OWN_PART.test(line)) open.end = end;
      else {
        open = { start, end };
        parts.push(open);
      }
    }
    // An indented line after code belongs to the code.
    afterBlank = blank || (afterBlank && INDENTED.test(line) && !inList);
    start = next;
  }
  return parts;
}
