import { ApiError, isUnreachable } from '@my-note/kit/http';
import { requestsTexts } from '../texts.ts';

export interface Fact {
  name: string;
  value: string;
}

/** What the browser and the page know about themselves. */
export interface Environment {
  contract: string;
  remotes: readonly string[];
  browser: string;
  window: { width: number; height: number; pixels: number };
  theme: string;
  textSize: string;
  languages: readonly string[];
  timeZone: string;
  /** Address of the previous page, if the browser reveals it. */
  cameFrom: string | undefined;
  online: boolean;
  /** Newest first. */
  errors: readonly string[];
}

/** Longest value: all lines together stay far below the limit of the service. */
const LONGEST = 400;
const MOST_ERRORS = 5;

/** A page by its address. Addresses of notes contain titles, and those of shares are secrets: neither is included. */
export function pageOf(address: string): string {
  const { pathname } = new URL(address);
  const [, first, second] = pathname.split('/');
  if (first === '' || first === 'login') return `/${first}`;
  return first === 'i' && second ? `/${first}/${second}` : requestsTexts.notePage;
}

/** Something that failed, without its content. */
export interface Failure {
  /** Milliseconds since 1970. */
  at: number;
  /** Kind of the data, such as `notes`. */
  what: string;
  error: unknown;
}

function reasonOf(error: unknown): string {
  if (isUnreachable(error)) return requestsTexts.unreachable;
  if (error instanceof ApiError) return `${error.status} ${error.code}`;
  return error instanceof Error ? error.name : typeof error;
}

/** Failures as lines, newest first. Messages may quote notes, so only kinds and codes are included. */
export const errorLines = (failures: readonly Failure[]): string[] =>
  failures
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_ERRORS)
    .map(({ at, what, error }) => `${new Date(at).toISOString()} ${what}: ${reasonOf(error)}`);

export function factsOf(environment: Environment): Fact[] {
  const { facts } = requestsTexts;
  const { width, height, pixels } = environment.window;
  const lines: [name: string, value: string][] = [
    [facts.version, requestsTexts.contract(environment.contract)],
    [facts.remotes, environment.remotes.join(', ')],
    [facts.browser, environment.browser],
    [facts.window, requestsTexts.windowSize(width, height, pixels)],
    [facts.theme, environment.theme],
    [facts.textSize, environment.textSize],
    [facts.language, environment.languages.join(', ')],
    [facts.timeZone, environment.timeZone],
    [facts.cameFrom, environment.cameFrom === undefined ? '' : pageOf(environment.cameFrom)],
    [facts.connection, environment.online ? requestsTexts.online : requestsTexts.offline],
    ...environment.errors.map((error, index): [string, string] => [facts.error(index + 1), error]),
  ];
  return lines
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({ name, value: value.slice(0, LONGEST) }));
}
