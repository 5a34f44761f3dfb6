/** An option of a command: `value` is what stands behind it in the help, absent for a switch. */
type Option = { meaning: string; value?: string; short?: string };

/** What the options and words behind a command's name were. */
export type Typed = { words: string[]; options: Record<string, string | boolean | undefined> };

/** A command of `my-note`, with all that its `--help` says. */
export interface CommandLine {
  name: string;
  /** One sentence without a full stop. */
  purpose: string;
  /** Its forms, without `my-note`; the second part says what the form does. */
  usage: [form: string, meaning?: string][];
  options?: Record<string, Option>;
  /** Without `my-note`. */
  examples: string[];
  /** Environment variables and what each means here. */
  settings: Record<string, string>;
  /** More that a person should know, as a paragraph. */
  notes?: string;
  run: (typed: Typed) => Promise<void>;
  /** Of a command that reads its words and options itself, in place of `run`. */
  read?: (args: string[]) => Promise<void>;
}

/** A wrong command line: its message is printed with a hint at the help, and the exit code is 2. */
export class UsageError extends Error {}

/** The words of a command that takes between `least` and `most` of them; `what` names the first that is missing. */
export function demandWords({ words }: Typed, least: number, most: number, what: string): string[] {
  if (words.length < least) throw new UsageError(`${what} is missing`);
  if (words.length > most) throw new UsageError(`"${words[most]}" is one word too many`);
  return words;
}

/** The value of an option that takes one. */
export function optionText({ options }: Typed, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** Settings that say where the data is. */
export const DATA_SETTINGS = {
  DATA_DIR: 'directory of the embedded database and of attachments; without it ./data',
  DATABASE_URL: 'a PostgreSQL in place of the embedded database',
};
