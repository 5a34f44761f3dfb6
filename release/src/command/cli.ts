import { parseArgs } from 'node:util';
import { Refusal } from '@my-note/tooling/refusal';
import { openStore } from '../store/store.ts';
import { USAGE } from './usage.ts';
import { UsageError, verbs } from './verbs.ts';

/** @returns exit code: 0 done, 1 refused or failed, 2 wrong command line */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      store: { type: 'string' },
      canary: { type: 'string' },
      'without-browser': { type: 'boolean' },
      into: { type: 'string' },
    },
  });
  const [name, ...rest] = positionals;
  if (values.help || name === 'help') {
    console.log(USAGE);
    return 0;
  }
  const verb = name && Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new UsageError(name ? `There is no verb "${name}".` : 'A verb is missing.');
  return (await verb({ rest, values, open: () => openStore(values.store) })) ?? 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const isUsageError = error instanceof UsageError || String(Object(error).code).startsWith('ERR_PARSE_ARGS');
  if (isUsageError) console.error(`${Object(error).message}\n\n${USAGE}`);
  else console.error(error instanceof Refusal ? error.message : error);
  process.exitCode = isUsageError ? 2 : 1;
}
