const RECORD = /^docs\/decisions\/(\d{4})-[\w-]+\.md$/;
const INDEX = 'docs/decisions/README.md';
const HEADINGS = ['## Context', '## Decision', '## Consequences'];

/**
 * Decision records without a date, a status, their headings, or a line in the index; duplicate numbers.
 * @param {import('./repository.mjs').Repository} repository
 * @returns {string[]}
 */
export function incompleteDecisions(repository) {
  const index = repository.files.has(INDEX) ? repository.read(INDEX) : '';
  const records = [...repository.files].filter((file) => RECORD.test(file));
  const numbers = records.map((file) => file.match(RECORD)?.[1]);
  return records.flatMap((file, position) => {
    const lines = repository.read(file).split('\n');
    const name = file.replace('docs/decisions/', '');
    return [
      ...(lines.some((line) => /^- Date: \d{4}-\d{2}-\d{2}$/.test(line)) ? [] : [`${file}: no Date`]),
      ...(lines.some((line) => /^- Status: \S/.test(line)) ? [] : [`${file}: no Status`]),
      ...HEADINGS.filter((heading) => !lines.includes(heading)).map((heading) => `${file}: no "${heading}"`),
      ...(index.includes(`(${name})`) ? [] : [`${INDEX}: no line for ${name}`]),
      ...(numbers.indexOf(numbers[position]) === position ? [] : [`${file}: its number is a duplicate`]),
    ];
  });
}
