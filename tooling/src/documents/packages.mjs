const [SHORTEST, LONGEST] = [10, 30];

/**
 * Packages without a README of ten to thirty lines.
 * @param {import('./repository.mjs').Repository} repository
 * @returns {string[]}
 */
export const packagesWithoutReadme = (repository) =>
  [...repository.files]
    .filter((file) => /^[^/]+\/package\.json$/.test(file))
    .map((file) => file.replace('package.json', 'README.md'))
    .flatMap((readme) => {
      if (!repository.files.has(readme)) return [`${readme} is missing`];
      const lines = repository.read(readme).trimEnd().split('\n').length;
      if (lines >= SHORTEST && lines <= LONGEST) return [];
      return [`${readme} has ${lines} lines; it should have ${SHORTEST} to ${LONGEST}`];
    });
