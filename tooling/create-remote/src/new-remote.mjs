import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEMPLATES = path.join(import.meta.dirname, '../template');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
// Names of the host's own pages and of other folders.
const RESERVED = ['host', 'new', 'login', 'shared', 'trash', 'requests', 'transfer', 'about', 'workspace'];
// npm leaves a file of this name out of packages.
const RENAMED = new Map([['gitignore', '.gitignore']]);

/**
 * Where a remote lives: in this workspace, with the packages beside it, or in a repository of its own.
 * @typedef {'workspace' | 'repository'} Home
 * @typedef {'webpack' | 'rspack' | 'vite'} Bundler
 */

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Makes the package of a remote: a page with a link in the sidebar, a card on the home page, tests, and a budget.
 * It needs no change of the host: once published, a running host shows it at the next load of the page.
 * @param {string} name such as `weather`
 * @param {{
 *   dir: string,
 *   home: Home,
 *   bundler?: Bundler,
 *   values?: Record<string, string>,
 * }} options `dir` is the new folder, `values` replace further placeholders of the template
 * @throws {Error} with a message for a person, when the name cannot be used or the folder exists
 */
export function newRemote(name, { dir, home, bundler = 'webpack', values = {} }) {
  if (!NAME.test(name)) {
    throw new Error(
      `A remote is named with small letters, digits and hyphens, like "weather", not "${name}".`,
    );
  }
  if (RESERVED.includes(name)) throw new Error(`"${name}" is taken by the host. Choose another name.`);
  if (existsSync(dir)) throw new Error(`${dir} is there already.`);
  const words = name.split('-');
  /** @type {Record<string, string>} */
  const all = {
    name,
    Name: words.map(capital).join(''),
    title: capital(words.join(' ')),
    ...values,
  };
  for (const template of ['remote', home, `bundlers/${bundler}`])
    copyTemplate(path.join(TEMPLATES, template), dir, all);
}

/**
 * @param {string} template
 * @param {string} dir
 * @param {Record<string, string>} values
 */
function copyTemplate(template, dir, values) {
  /** @param {string} text */
  const fill = (text) => text.replace(/__(\w+?)__/g, (placeholder, key) => values[key] ?? placeholder);
  const files = readdirSync(template, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name } of files) {
    const source = path.join(parentPath, name);
    const relative = fill(path.relative(template, source).replace(/\.tpl$/, ''));
    const target = path.join(dir, RENAMED.get(relative) ?? relative);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(source, 'utf8')));
  }
}
