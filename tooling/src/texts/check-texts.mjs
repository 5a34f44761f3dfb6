// Fails when a text of the interface cannot be translated, and when something is formatted in another language.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../../contract/src/language/languages.ts';
import { root } from '../workspace/paths.mjs';
import { ALLOWED } from './allowed.mjs';
import { groupProblems, missingLanguages } from './groups.mjs';
import { strayTexts } from './literals.mjs';
import { otherLocales } from './locales.mjs';
import { parse } from './parse.mjs';
import { textsFromPieces } from './pieces.mjs';

const LANGUAGE = 'contract/src/language/';
const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /^(contract|host|remote-[^/]+|shared-kit)\/src\//.test(file))
  .filter((file) => !/\.test\.|\/testing\//.test(file));
const sources = files.map((file) => parse(file, readFileSync(path.join(root, file), 'utf8')));
// The service shows what the contract refuses, too; its messages are translated where they are shown.
const shown = sources.filter(({ file }) => !file.startsWith('contract/'));
const { unnamed, duplicate } = groupProblems(sources);

/** @type {Set<(typeof ALLOWED)[number]>} */
const used = new Set();
/** @param {import('./parse.mjs').Finding} found */
function isAllowed({ file, words }) {
  const found = ALLOWED.find((one) => one.file === file && words.includes(one.words));
  if (found) used.add(found);
  return found !== undefined;
}

const problems = [
  ['A text outside of a group; put it into the texts.ts beside it', shown.flatMap(strayTexts)],
  [
    'A text from pieces; make it one text with parameters, and give a date its text: <RelativeDate text={…} />',
    shown.flatMap(textsFromPieces),
  ],
  ['A group of texts that its package’s src/languages/catalogue.ts does not name', unnamed],
  ['A group of texts with the name of another one', duplicate],
  [
    'A language without a folder; add src/languages/<language>/index.ts',
    missingLanguages(
      files,
      LANGUAGES.filter((language) => language !== 'en'),
    ),
  ],
  [
    'A format of another language; use dateFormat, numberFormat, or collator of @my-note/contract/language',
    sources.filter(({ file }) => !file.startsWith(LANGUAGE)).flatMap(otherLocales),
  ],
].map(([what, found]) => ({
  what,
  found: /** @type {import('./parse.mjs').Finding[]} */ (found).filter((one) => !isAllowed(one)),
}));
const unused = ALLOWED.filter((one) => !used.has(one)).map(({ file, words }) => ({ file, line: 1, words }));

for (const { what, found } of [...problems, { what: 'Allowed, but not found any more', found: unused }]) {
  if (found.length === 0) continue;
  console.error(`${what}:\n${found.map((one) => `  ${one.file}:${one.line} ${one.words}`).join('\n')}`);
  process.exitCode = 1;
}
