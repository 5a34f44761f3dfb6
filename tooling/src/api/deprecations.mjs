const TAG = /@deprecated\b(.*)/g;
const RULE = /^ since \d+\.\d+, removed in (\d+)\.0(?:[:.,; ].*)?$/;

/**
 * Deprecations that do not say when they end, or whose end has come.
 * @param {{ file: string, text: string }[]} sources
 * @param {string} version of the package
 * @returns {string[]}
 */
export function deprecationProblems(sources, version) {
  const major = Number(version.split('.')[0]);
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(TAG)].flatMap(([, words = '']) => {
      const end = RULE.exec(words.replace(/\*\/.*$/, '').trimEnd())?.[1];
      if (!end) return `${file}: write "@deprecated since 1.x, removed in 2.0", and what to use instead`;
      return Number(end) <= major ? `${file}: was to be removed in ${end}.0` : [];
    }),
  );
}
