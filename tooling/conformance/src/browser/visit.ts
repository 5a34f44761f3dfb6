import type { RegistryEntry } from '@my-note/contract/registry';
import { addressOf, openablePages } from '@my-note/release/visit-pages';
import type { Candidate } from '../candidate.ts';
import type { Finding } from '../finding.ts';
import type { Stage } from './stage.ts';

/** What a check in the browser gets: a stage on which the remote is live. */
export interface Visit {
  stage: Stage;
  remote: Candidate;
  entry: RegistryEntry;
  /** Paths of the remote's pages that can be opened by their path alone. */
  paths: string[];
}

/** A check that runs the remote in a host. */
export interface BrowserCheck {
  id: string;
  /** What it looks at, in a few words for the list of checks. */
  looksAt: string;
  run: (visit: Visit) => Promise<Finding[]>;
}

/**
 * Makes a remote live on a stage.
 * @param addresses of pages whose path has a parameter
 */
export async function visitOf(stage: Stage, remote: Candidate, addresses: string[] = []): Promise<Visit> {
  const entry = await stage.publish(remote);
  const paths = openablePages(entry).map((page) => addressOf(page, stage.note));
  return { stage, remote, entry, paths: [...paths, ...addressesIn(remote, addresses)] };
}

const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .split('/')
      .map((part) =>
        part === '*' ? '.*' : part.startsWith(':') ? '[^/?#]+' : part.replaceAll(/[^\w-]/g, '\\$&'),
      )
      .join('/')}(?:[?#].*)?$`,
  );

/** Those of some addresses that are pages of a remote. */
export function addressesIn({ release }: Pick<Candidate, 'release'>, addresses: string[]): string[] {
  const patterns = (release.pages ?? []).map(({ path }) => patternOf(path));
  return addresses.filter((address) => patterns.some((pattern) => pattern.test(address)));
}

/** Runs something for each page of the remote; a page that cannot be opened is what the check `mount` says. */
export async function onEachPage(
  { paths }: Visit,
  act: (path: string) => Promise<Finding[]>,
): Promise<Finding[]> {
  const findings = [];
  for (const path of paths) findings.push(...(await act(path)));
  return findings;
}

/** The first line of an error. */
export const firstLine = (error: unknown): string =>
  String(error instanceof Error ? error.message : error).split('\n')[0] ?? '';
