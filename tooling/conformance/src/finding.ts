import type { Candidate } from './candidate.ts';
import type { Host } from './host.ts';

/** Something about a remote that its team has to change. */
export interface Finding {
  what: string;
  /** The file, page, or host that shows it. */
  where: string;
  whatToDo: string;
}

/** A check that could not look, and why: a stored build has no source maps, a machine no browser. */
export class LeftOut extends Error {}

/** A check of a build's files, which runs nothing of the remote. */
export interface BuildCheck {
  id: string;
  /** What it looks at, in a few words for the list of checks. */
  looksAt: string;
  /** @throws {LeftOut} when what it looks at is not there */
  run: (remote: Candidate, hosts: Host[]) => Finding[];
}

/** What a check has found; `leftOut` says why it could not look. */
export interface Outcome {
  remote: string;
  check: string;
  findings: Finding[];
  leftOut?: string;
}
