import { ApiError, isUnreachable } from '@my-note/shared-kit/http';
import { requestsTexts } from '../texts.ts';

/** A line of what is sent. */
export interface Fact {
  name: string;
  value: string;
}

/** What the browser and the page know of themselves. */
export interface Environment {
  contract: string;
  remotes: readonly string[];
  browser: string;
  window: { width: number; height: number; pixels: number };
  theme: string;
  textSize: string;
  languages: readonly string[];
  timeZone: string;
  /** Address of the page before this one, where the browser tells. */
  cameFrom: string | undefined;
  online: boolean;
  /** The latest first. */
  errors: readonly string[];
}

/** With the most lines there can be, names included, far below what the service takes. */
const LONGEST = 400;
const MOST_ERRORS = 5;

/** A page by its address. That of a note is made of its title, and that of a share is a key: neither is told. */
export function pageOf(address: string): string {
  const { pathname } = new URL(address);
  const [, first, second] = pathname.split('/');
  if (first === '' || first === 'login') return `/${first}`;
  return first === 'i' && second ? `/i/${second}` : requestsTexts.notePage;
}

/** Something that failed, without any word of what it was about. */
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

/** Failures as lines, the latest first. Messages may quote notes, so that only kinds and codes are told. */
export const errorLines = (failures: readonly Failure[]): string[] =>
  failures
    .toSorted((a, b) => b.at - a.at)
    .slice(0, MOST_ERRORS)
    .map(({ at, what, error }) => `${new Date(at).toISOString()} ${what}: ${reasonOf(error)}`);

/** The facts of a request, line by line. */
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
