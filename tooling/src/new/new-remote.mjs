import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace/paths.mjs';
import { Refusal } from '../workspace/refusal.mjs';

const TEMPLATE = path.join(import.meta.dirname, 'template');
const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
// Names of the host's own pages and of other folders.
const RESERVED = ['host', 'new', 'login', 'shared', 'trash', 'requests', 'transfer', 'about', 'workspace'];

/** @param {string} word */
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Makes the package of a remote: a page with a link in the sidebar, a card on the home page, tests, and a budget.
 * It needs no change of the host: once published, a running host shows it at the next load of the page.
 * @param {string} name such as `weather`
 * @param {{ into?: string }} [options] folder that the package's folder is made in
 * @returns {string} the folder of the package
 */
export function newRemote(name, { into = root } = {}) {
  if (!NAME.test(name)) {
    throw new Refusal(
      `A remote is named with small letters, digits and hyphens, like "weather", not "${name}".`,
    );
  }
  if (RESERVED.includes(name)) throw new Refusal(`"${name}" is taken by the host. Choose another name.`);
  const dir = path.join(into, `remote-${name}`);
  if (existsSync(dir)) throw new Refusal(`${dir} is there already.`);
  const words = name.split('-');
  /** @type {Record<string, string>} */
  const values = {
    __name__: name,
    __Name__: words.map(capital).join(''),
    __title__: capital(words.join(' ')),
  };
  /** @param {string} text */
  const fill = (text) => text.replace(/__(name|Name|title)__/g, (placeholder) => values[placeholder] ?? '');
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  for (const { parentPath, name: file } of files) {
    const source = path.join(parentPath, file);
    const target = path.join(dir, fill(path.relative(TEMPLATE, source).replace(/\.tpl$/, '')));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, fill(readFileSync(source, 'utf8')));
  }
  return dir;
}

/**
 * The next steps after `newRemote`.
 * @param {string} name
 */
export const nextSteps = (name) => `Made remote-${name}. Next:
  pnpm install                  links the new package
  pnpm dev ${name}              shows it in the built site, with hot reload
  pnpm remote build ${name}     builds it
  pnpm remote publish ${name}   puts it live; the host stays as it is`;
