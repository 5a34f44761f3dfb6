import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

const parser = remark().use(remarkGfm);

/** @type {Map<string, import('mdast').Root>} */
const parsed = new Map();

/**
 * Each text is read once: hundreds of links lead to the same documents.
 * @param {string} text
 * @returns {import('mdast').Root}
 */
export function parseMarkdown(text) {
  const root = parsed.get(text) ?? parser.parse(text);
  parsed.set(text, root);
  return root;
}

/** @type {Map<string, Set<string>>} */
const anchored = new Map();

/**
 * The anchors of a document's headings, as GitHub makes them.
 * @param {string} text
 * @returns {Set<string>}
 */
export function anchorsOf(text) {
  const known = anchored.get(text);
  if (known) return known;
  const slugger = new GithubSlugger();
  /** @type {Set<string>} */
  const anchors = new Set();
  visit(parseMarkdown(text), 'heading', (heading) => {
    anchors.add(slugger.slug(textOf(heading)));
  });
  anchored.set(text, anchors);
  return anchors;
}

/**
 * @param {string} text
 * @returns {string[]} the targets of links and images
 */
export function linksOf(text) {
  /** @type {string[]} */
  const links = [];
  visit(parseMarkdown(text), (node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') links.push(node.url);
  });
  return links;
}

/**
 * @param {string} text
 * @returns {string[]} inline code, without fenced blocks
 */
export function codesOf(text) {
  /** @type {string[]} */
  const codes = [];
  visit(parseMarkdown(text), 'inlineCode', ({ value }) => {
    codes.push(value);
  });
  return codes;
}
