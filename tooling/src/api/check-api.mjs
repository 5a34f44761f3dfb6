// Fails when the committed reports of the kit's and the contract's exports, or the reference, are not current, when a
// change of exports needs another version, and when an example is missing or wrong. `--update` writes reports and
// reference; `--release` also makes the reports those that later changes are compared with.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleErrors, withoutExample } from '../reference/examples.mjs';
import { guidesIn } from '../reference/guides.mjs';
import { llms } from '../reference/llms.mjs';
import { documentedEntries, referencePages } from '../reference/reference.mjs';
import { packageOf, root } from '../workspace/paths.mjs';
import { deprecationProblems } from './deprecations.mjs';
import { openDeclarations, PACKAGES } from './extract.mjs';
import { readReport, writtenReport } from './report.mjs';
import { sourcesOf } from './sources.mjs';
import { verdict } from './verdict.mjs';

const release = process.argv.includes('--release');
const update = release || process.argv.includes('--update');
/** @type {string[]} */
const problems = [];
/** @type {Map<string, string>} text of each file that is made here */
const made = new Map();

/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
/** @param {string} folder */
const placeOf = (folder) => ({
  dir: path.join(root, folder),
  tsc: path.join(root, folder, 'node_modules/.bin/tsc'),
});

const opened = [];
for (const folder of PACKAGES) {
  const { dir, tsc } = placeOf(folder);
  const declarations = await openDeclarations(folder);
  opened.push(declarations);
  const report = declarations.report();
  const text = writtenReport(packageOf(dir).name, report);
  const released = path.join(dir, 'api/released.api.md');
  problems.push(...deprecationProblems(sourcesOf(dir), report.version));
  problems.push(...(await verdict(readReport(read(released)), report, { dir, tsc })));
  made.set(path.join(dir, 'api/present.api.md'), text);
  if (release) made.set(released, text);
}
const entries = documentedEntries(opened);
for (const { close } of opened) close();
const guides = guidesIn(path.join(root, 'docs/kit'));
problems.push(
  ...withoutExample(entries, root),
  ...(await exampleErrors(entries, guides, placeOf('shared-kit'))),
);
made.set(path.join(root, 'docs/llms.txt'), llms(guides, 'kit'));
made.set(path.join(root, 'shared-kit/llms.txt'), llms(guides, 'docs'));
for (const [file, text] of referencePages(entries))
  made.set(path.join(root, 'docs/kit/reference', file), text);

if (!update)
  for (const [file, text] of made)
    if (read(file) !== text)
      problems.push(`${path.relative(root, file)} is not current: run pnpm api:update`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (update)
  for (const [file, text] of made) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
