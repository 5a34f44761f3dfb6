import { type Finding, findingsOf } from './finding.ts';

/** The last day on which a major version of Node.js gets fixes from upstream. */
const SUPPORTED_UNTIL: Record<string, string> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
  26: '2029-04-30',
};
const BEST = 24;

/**
 * Whether this Node.js still gets fixes; the start refuses one that is too old to work.
 * @param version such as `24.1.0`
 * @param now decides which versions are out of support
 */
export function checkNode(version: string, now: Date): Finding {
  const { ok, warning } = findingsOf('node');
  const until = SUPPORTED_UNTIL[version.split('.')[0] ?? ''];
  if (until === undefined)
    return warning(`Node.js ${version} is not one that My Note is tested with. Use Node.js ${BEST}`);
  if (now > new Date(`${until}T23:59:59Z`))
    return warning(`Node.js ${version} gets no fixes since ${until}. Use Node.js ${BEST}`);
  return ok(`Node.js ${version}, with fixes until ${until}`);
}
