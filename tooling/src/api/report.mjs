// The report of a package's exports: one Markdown file with a section for each entry.

/**
 * @typedef {object} Report
 * @property {string} version of the package
 * @property {Record<string, string>} entries declarations of each entry, by the name that importers write
 */

const INTRODUCTION = 'Written by `pnpm api:update`; `pnpm lint` compares it with the sources.';
const SECTION = /^## `([^`]+)`\n\n```ts\n([\s\S]*?)\n```$/gm;

/**
 * @param {string} name of the package
 * @param {Report} report
 */
export function writtenReport(name, { version, entries }) {
  const sections = Object.entries(entries).map(
    ([entry, text]) => `## \`${entry}\`\n\n\`\`\`ts\n${text}\n\`\`\``,
  );
  return `${[`# Exports of ${name} ${version}`, INTRODUCTION, ...sections].join('\n\n')}\n`;
}

/**
 * @param {string} text
 * @returns {Report}
 */
export function readReport(text) {
  const version = /^# Exports of \S+ (\d+\.\d+\.\d+)$/m.exec(text)?.[1];
  if (!version) throw new Error('The report names no version.');
  return {
    version,
    entries: Object.fromEntries(
      [...text.matchAll(SECTION)].map(([, entry = '', body = '']) => [entry, body]),
    ),
  };
}

/**
 * The declarations of an entry as API Extractor lists them, without its remarks. What is deprecated stays marked.
 * @param {string} extracted
 */
export function declarationsIn(extracted) {
  const code = /```ts\n([\s\S]*)\n```/.exec(extracted)?.[1] ?? '';
  return code
    .split('\n')
    .map((line) => (/^\s*\/\/ @.*@deprecated/.test(line) ? '// @deprecated' : line))
    .filter((line) => line === '// @deprecated' || !/^\s*\/\/ /.test(line))
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
