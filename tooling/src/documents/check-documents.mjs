import path from 'node:path';
import { incompleteDecisions } from './decisions.mjs';
import { glossaryProblems } from './glossary.mjs';
import { deadCitations, deadLinks } from './links.mjs';
import { mapProblems } from './map.mjs';
import { packagesWithoutReadme } from './packages.mjs';
import { missingPaths } from './paths.mjs';
import { readRepository } from './repository.mjs';

const repository = readRepository(path.resolve(import.meta.dirname, '../../..'));
const documents = [...repository.files].filter(
  // The files that a template names exist in a new package only.
  (file) => file.endsWith('.md') && !file.includes('/template/'),
);

const problems = [
  ...deadLinks(repository, documents),
  ...deadCitations(repository),
  ...missingPaths(repository, documents),
  ...packagesWithoutReadme(repository),
  ...incompleteDecisions(repository),
  ...glossaryProblems(repository),
  ...mapProblems(repository),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`Checked ${documents.length} documents.`);
