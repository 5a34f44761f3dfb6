import { parseArgs } from 'node:util';
import { Refusal } from '@my-note/tooling/refusal';
import { allChecks, check } from './check.ts';
import type { Outcome } from './finding.ts';
import { summary, table } from './report.ts';

const list = allChecks.map(({ id, looksAt }) => `  ${id.padEnd(16)} ${looksAt}`).join('\n');

const USAGE = `my-note-conformance <folder…>   checks builds of remotes

A folder is a build (dist/), the package around it, or a site with all its remotes.
  --host <folder or package>   the host to check against; again for earlier ones. The first is the host of
                               today; without any, the installed @my-note/site
  --page <address>             open this page too, whose path has a parameter: /i/weather/oslo; can be repeated
  --only <check>               run this check alone; can be repeated
  --json                       print the outcome as JSON

Exit code: 0 nothing found, 1 something found, 2 wrong command line or nothing to check.

Checks:
${list}`;

/** Runs a command line, and returns its exit code. */
export async function run(args: string[], say: (text: string) => void = console.log): Promise<number> {
  try {
    return await main(args, say);
  } catch (error) {
    const isUsage = String(Object(error).code).startsWith('ERR_PARSE_ARGS');
    if (!isUsage && !(error instanceof Refusal)) throw error;
    console.error(isUsage ? `${Object(error).message}\n\n${USAGE}` : Object(error).message);
    return 2;
  }
}

async function main(args: string[], say: (text: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      host: { type: 'string', multiple: true },
      page: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      json: { type: 'boolean' },
    },
  });
  if (values.help || positionals.length === 0) {
    say(USAGE);
    return values.help ? 0 : 2;
  }
  demandKnown(values.only);
  const { host: hosts, only, page: pages } = values;
  const outcomes = await check(positionals, {
    ...(hosts ? { hosts } : {}),
    ...(only ? { only } : {}),
    ...(pages ? { pages } : {}),
  });
  report(outcomes, values.json === true, say);
  return outcomes.some(({ findings }) => findings.length > 0) ? 1 : 0;
}

function demandKnown(only: string[] = []) {
  const known = allChecks.map(({ id }) => id);
  const unknown = only.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Refusal(`There is no check ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
}

function report(outcomes: Outcome[], json: boolean, say: (text: string) => void) {
  if (json) return say(JSON.stringify(outcomes, null, 2));
  for (const line of [...table(outcomes), summary(outcomes)]) say(line);
}
