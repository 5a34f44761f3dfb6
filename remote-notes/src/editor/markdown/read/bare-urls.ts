import { $remark } from '@milkdown/kit/utils';
import { bareUrlEnd, bareUrlHref } from '@my-note/kit/markdown';
import { nodesOf, type Tree } from '../tree.ts';
import { urlSyntax } from './url-syntax.ts';

const WEB = /^(?:https?:|www\.)/i;

/** Behind other signs, reading takes `www.` for words. */
const NO_START = /[^\s*_~(]$/;

/** A link without a place was found in plain text, where the parser ends URLs itself: two nodes, its link and the rest. */
function shortened(node: Tree, at: number, nodes: readonly Tree[]): Tree[] {
  const text = node.children?.[0];
  const value = text?.value ?? '';
  if (node.type !== 'link' || node.position || !WEB.test(value)) return [node];
  const isWord = /^w/i.test(value) && NO_START.test(nodes[at - 1]?.value ?? '');
  const end = isWord ? 0 : bareUrlEnd(value);
  if (end === value.length) return [node];
  const [shown, rest] = [value.slice(0, end), value.slice(end)];
  const more = { type: 'text', value: rest };
  if (end === 0) return [more];
  return [{ ...node, url: bareUrlHref(shown), children: [{ ...text, type: 'text', value: shown }] }, more];
}

/** Texts beside each other are one, as the parser leaves them. */
function joined(nodes: readonly Tree[]): Tree[] {
  const list: Tree[] = [];
  for (const node of nodes) {
    const last = list.at(-1);
    const isOne = node.type === 'text' && last?.type === 'text' && !node.position && !last.position;
    if (isOne) list[list.length - 1] = { ...last, value: `${last.value}${node.value}` };
    else list.push(node);
  }
  return list;
}

function shortenUrls(tree: Tree): void {
  for (const node of nodesOf(tree)) {
    if (node.children?.some(({ type, position }) => type === 'link' && !position))
      node.children = joined(node.children.flatMap(shortened));
  }
}

interface ParserData {
  micromarkExtensions?: unknown[];
  fromMarkdownExtensions?: unknown[];
}

/** Ends bare URLs where reading ends them (`bareUrlEnd`). Must come after the plugin that finds them. */
export const bareUrls = $remark(
  'bareUrls',
  () =>
    function (this: { data: () => object }) {
      const data: ParserData = this.data();
      data.micromarkExtensions?.push(urlSyntax);
      data.fromMarkdownExtensions?.push({ transforms: [shortenUrls] });
    },
);
