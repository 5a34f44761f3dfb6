import { parseArgs } from 'node:util';
import { unknownWord } from '@my-note/tooling/nearest';
import { type CommandLine, type Typed, UsageError } from '../../core/commands/command-line.ts';

const HELP = { help: { type: 'boolean', short: 'h' } } as const;

/** Reads what stands behind a command's name; throws a UsageError with the nearest option for one that is unknown. */
export function readWords({ options = {} }: CommandLine, args: string[]): Typed & { wantsHelp: boolean } {
  const known = Object.fromEntries(
    Object.entries(options).map(([name, { value, short }]) => [
      name,
      { type: value ? ('string' as const) : ('boolean' as const), ...(short ? { short } : {}) },
    ]),
  );
  const all = { ...known, ...HELP };
  // Read without rules first, because Node's own message does not say what was meant.
  const { tokens } = parseArgs({ args, options: all, allowPositionals: true, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(all, token.name))
      throw new UsageError(
        unknownWord(
          'option',
          token.rawName,
          Object.keys(all).map((name) => `--${name}`),
        ),
      );
  }
  try {
    const { values, positionals } = parseArgs({ args, options: all, allowPositionals: true });
    const { help = false, ...typed } = values;
    return { words: positionals, options: typed, wantsHelp: Boolean(help) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
