import { declaredIn, withoutValues } from './declared.mjs';
import { narrowed } from './narrowed.mjs';

/** @param {string} text */
const flat = (text) => withoutValues(text).replace(/\s+/g, ' ').trim();

/** @param {import('./declared.mjs').Declared | undefined} declared */
const isExported = (declared) => declared !== undefined && declared.kind !== 'hidden';

/**
 * What two reports differ in, as `entry name`.
 * @param {import('./report.mjs').Report} released
 * @param {import('./report.mjs').Report} current
 */
function differences(released, current) {
  const removed = [];
  const added = [];
  const changed = [];
  for (const entry of new Set([...Object.keys(released.entries), ...Object.keys(current.entries)])) {
    const before = declaredIn(released.entries[entry] ?? '');
    const now = declaredIn(current.entries[entry] ?? '');
    for (const name of new Set([...before.keys(), ...now.keys()])) {
      const [was, is] = [before.get(name), now.get(name)];
      if (isExported(was) && !isExported(is)) removed.push(`${entry} ${name}`);
      else if (isExported(is) && !isExported(was)) added.push(`${entry} ${name}`);
      else if (was && is && flat(was.text) !== flat(is.text)) changed.push(`${entry} ${name}`);
    }
  }
  return { removed, added, changed };
}

/**
 * Why the present exports may not have the present version; empty when they may.
 * @param {import('./report.mjs').Report} released
 * @param {import('./report.mjs').Report} current
 * @param {{ dir: string, tsc: string }} place
 * @returns {Promise<string[]>}
 */
export async function verdict(released, current, place) {
  const [major = 0, minor = 0] = current.version.split('.').map(Number);
  const [formerMajor = 0, formerMinor = 0] = released.version.split('.').map(Number);
  if (major > formerMajor) return [];
  const { removed, added, changed } = differences(released, current);
  const broken = await narrowed(released, current, place);
  const isMinor = minor > formerMinor;
  const [nextMajor, nextMinor] = [`${formerMajor + 1}.0.0`, `${formerMajor}.${formerMinor + 1}.0`];
  return [
    ...removed.map((name) => `${name} was removed, which needs version ${nextMajor}`),
    ...broken.map(
      (name) => `${name} takes or gives less than in ${released.version}, which needs version ${nextMajor}`,
    ),
    ...(isMinor ? [] : added.map((name) => `${name} is new, which needs version ${nextMinor}`)),
    ...(isMinor
      ? []
      : changed
          .filter((name) => !broken.includes(name))
          .map((name) => `${name} has another type, which needs version ${nextMinor}`)),
  ];
}
