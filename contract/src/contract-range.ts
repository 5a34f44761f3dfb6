type Version = readonly [major: number, minor: number, patch: number];

function parse(text: string): Version | null {
  const match = /^\^?(\d+)\.(\d+)\.(\d+)$/.exec(text);
  return match ? [Number(match[1]), Number(match[2]), Number(match[3])] : null;
}

/**
 * Can a host that provides `version` of the contract run a remote that was built for `range`
 * (`^1.2.0`)? The host may be newer within the same major version, never older.
 * Why not semver: docs/decisions/0028-contract-range-without-semver.md.
 */
export function satisfiesContract(range: string, version: string): boolean {
  const wanted = parse(range);
  const provided = parse(version);
  if (!wanted || !provided || wanted[0] !== provided[0]) return false;
  const [, wantedMinor, wantedPatch] = wanted;
  const [, minor, patch] = provided;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}
