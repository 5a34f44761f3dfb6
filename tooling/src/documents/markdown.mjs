import GithubSlugger from 'github-slugger';
import { toString as textOf } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';

const parser = remark().use(remarkGfm);

/**
 * @param {string} text
 * @returns {import('mdast').Root}
 */
export const parseMarkdown = (text) => parser.parse(text);

/**
 * The anchors of a document's headings, as GitHub makes them.
 * @param {string} text
 * @returns {Set<string>}
 */
export function anchorsOf(text) {
  const slugger = new GithubSlugger();
  /** @type {Set<string>} */
  const anchors = new Set();
  visit(parseMarkdown(text), 'heading', (heading) => {
    anchors.add(slugger.slug(textOf(heading)));
  });
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
