// Fails when the committed reports of the kit's and the contract's exports are not current, or a change of theirs needs
// another version. `--update` writes them; `--release` also makes them what later changes are compared with.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageOf, root } from '../workspace/paths.mjs';
import { deprecationProblems } from './deprecations.mjs';
import { extract, PACKAGES } from './extract.mjs';
import { readReport, writtenReport } from './report.mjs';
import { sourcesOf } from './sources.mjs';
import { verdict } from './verdict.mjs';

const update = process.argv.includes('--update');
const release = process.argv.includes('--release');
/** @param {string} file */
const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

for (const folder of PACKAGES) {
  const dir = path.join(root, folder);
  const present = path.join(dir, 'api/present.api.md');
  const released = path.join(dir, 'api/released.api.md');
  const { name } = packageOf(dir);
  const report = await extract(folder);
  const text = writtenReport(name, report);
  const former = read(released);
  const problems = [
    ...deprecationProblems(sourcesOf(dir), report.version),
    ...(former
      ? await verdict(readReport(former), report, { dir, tsc: path.join(dir, 'node_modules/.bin/tsc') })
      : []),
  ];
  if (!update && !release && read(present) !== text)
    problems.push(`${path.relative(root, present)} is not current: run pnpm api:update`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else if (update || release) {
    mkdirSync(path.dirname(present), { recursive: true });
    writeFileSync(present, text);
    if (release || !former) writeFileSync(released, text);
  }
}
