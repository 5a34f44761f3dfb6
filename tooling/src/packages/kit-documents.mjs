import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.mjs';

const LINK = /\[([^\]]*)\]\(([^)\s]+)\)/g;

/**
 * A text as it is in the package: links to documents that are not in it become plain words.
 * @param {string} text
 * @param {Set<string>} files of the package, as links in this text name them
 */
export const packedText = (text, files) =>
  text.replace(LINK, (link, words, target) => {
    const place = target.replace(/^\.\.\/remotes\.md/, 'remotes.md');
    if (/^(https?:|#)/.test(place)) return link;
    return files.has(place.replace(/#.*/, '')) ? `[${words}](${place})` : words;
  });

/**
 * Puts the documents of the kit into its package: guides, reference, how a remote is made, and what leads coding agents
 * to them.
 * @param {string} to the package's folder
 */
export function copyKitDocuments(to) {
  const from = path.join(root, 'docs/kit');
  const docs = path.join(to, 'docs');
  mkdirSync(docs, { recursive: true });
  cpSync(path.join(from, 'reference'), path.join(docs, 'reference'), { recursive: true });
  const guides = readdirSync(from).filter((file) => file.endsWith('.md'));
  const pages = readdirSync(path.join(from, 'reference')).map((file) => `reference/${file}`);
  const files = new Set(['remotes.md', ...guides, ...pages]);
  for (const file of guides)
    writeFileSync(path.join(docs, file), packedText(readFileSync(path.join(from, file), 'utf8'), files));
  const remotes = readFileSync(path.join(root, 'docs/remotes.md'), 'utf8').replaceAll('](kit/', '](');
  writeFileSync(path.join(docs, 'remotes.md'), packedText(remotes, files));
  cpSync(path.join(root, 'shared-kit/llms.txt'), path.join(to, 'llms.txt'));
}
