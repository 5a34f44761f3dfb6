import { tagKey } from '@my-note/contract/tags';

/** What has no tags, or has its link already. */
const LEFT_OUT = 'a, button, code, pre, svg, [data-fence]';
const TAG = /(?<=^|[\s([{*~|,;“«（「『【、。，])#([\p{L}\p{M}\p{N}_/-]+)/gu;

function makeLink(text: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.textContent = text;
  // Where the person gave the tag a color, rules by this name set both properties (contract/src/look/look-css.ts).
  link.dataset.tag = tagKey(text.slice(1));
  const { style } = link;
  style.textDecoration = 'none';
  style.color = 'var(--tag, var(--chakra-colors-accent-fg))';
  style.background = 'var(--tag-bg, var(--chakra-colors-accent-subtle))';
  style.borderRadius = '4px';
  style.padding = '0.05em 0.3em';
  return link;
}

/** The parts of a text with a link for each tag that has an address; undefined when there is none. */
function withLinks(text: string, addressOf: (name: string) => string | undefined): Node[] | undefined {
  const parts: Node[] = [];
  let done = 0;
  for (const { 0: tag, 1: written = '', index } of text.matchAll(TAG)) {
    const name = written.split('//')[0]?.replace(/\/$/, '') ?? '';
    const href = addressOf(name);
    if (href === undefined) continue;
    const end = index + tag.length - (written.length - name.length);
    parts.push(document.createTextNode(text.slice(done, index)), makeLink(text.slice(index, end), href));
    done = end;
  }
  return done === 0 ? undefined : [...parts, document.createTextNode(text.slice(done))];
}

/** Makes links of `#tag` in a rendered text. Tags without an address stay text. */
export function linkTags(box: HTMLElement, addressOf: (name: string) => string | undefined): void {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.includes('#') && !node.parentElement?.closest(LEFT_OUT))
      found.push(node);
  for (const node of found) {
    const parts = withLinks(node.data, addressOf);
    if (parts) node.replaceWith(...parts);
  }
}
