import { parseArgs } from 'node:util';
import { unknownWord } from '@my-note/tooling/nearest';
import { Refusal } from '@my-note/tooling/refusal';
import { openStore } from '../store/store.ts';
import { UsageError, type Verb } from './call.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  store: { type: 'string' },
  canary: { type: 'string' },
  guard: { type: 'boolean' },
  'without-browser': { type: 'boolean' },
  into: { type: 'string' },
  why: { type: 'string' },
  usage: { type: 'boolean' },
  json: { type: 'boolean' },
  key: { type: 'string' },
  site: { type: 'string' },
  name: { type: 'string' },
  remotes: { type: 'string' },
  read: { type: 'string', multiple: true },
  write: { type: 'string' },
  none: { type: 'boolean' },
} as const;

export interface CommandLine {
  verbs: Record<string, Verb>;
  usage: string;
  /** Printed behind the message for a wrong command line, in place of the usage. */
  hint?: string;
  /** Folder with the packages that names mean. */
  workspace: string;
  /** Used when neither an option nor the environment names a store. */
  store?: string;
}

/** Runs a command line and sets the exit code: 0 done, 1 refused or failed, 2 wrong command line. */
export async function run(args: string[], line: CommandLine): Promise<void> {
  try {
    process.exitCode = await main(args, line);
  } catch (error) {
    const isUsageError =
      error instanceof UsageError || String(Object(error).code).startsWith('ERR_PARSE_ARGS');
    if (isUsageError) console.error(`${Object(error).message}\n${line.hint ?? `\n${line.usage}`}`);
    else console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = isUsageError ? 2 : 1;
  }
}

async function main(args: string[], { verbs, usage, workspace, store }: CommandLine): Promise<number> {
  demandKnownOptions(args);
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') {
    console.log(usage);
    return 0;
  }
  const verb = name && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb)
    throw new UsageError(name ? unknownWord('verb', name, Object.keys(verbs)) : 'A verb is missing.');
  const open = () => openStore(values.store ?? (process.env.MY_NOTE_STORE || store));
  return (await verb({ rest, values, open, workspace })) ?? 0;
}

/** Node's own message does not say what was meant. */
function demandKnownOptions(args: string[]) {
  const { tokens } = parseArgs({
    args,
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(OPTIONS, token.name)) continue;
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new UsageError(unknownWord('option', token.rawName, known));
  }
}
