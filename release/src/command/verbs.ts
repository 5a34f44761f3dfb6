import { check } from '../publish/check.ts';
import { publish } from '../publish/publish.ts';
import { canary, promote, remove, rollback, setKilled } from '../publish/switches.ts';
import { setGrant, setTrust } from '../publish/trust.ts';
import { verify } from '../publish/verify.ts';
import type { Store } from '../store/area.ts';
import { list } from './list.ts';
import { countUsage } from './usage/count-usage.ts';
import { usageLines } from './usage/usage-lines.ts';

/** A wrong command line. */
export class UsageError extends Error {}

interface Call {
  rest: string[];
  values: {
    canary?: string;
    guard?: boolean;
    'without-browser'?: boolean;
    into?: string;
    usage?: boolean;
    json?: boolean;
    read?: string[];
    write?: string;
    none?: boolean;
  };
  open: () => Promise<Store>;
  /** Folder with the packages that names mean. */
  workspace: string;
}
export type Verb = (call: Call) => Promise<number | undefined>;

export const say = (text: string) => console.log(text);

export function demand(rest: string[], least: number, most: number, what: string) {
  if (rest.length < least) throw new UsageError(`${what} is missing.`);
  if (rest.length > most) throw new UsageError(`"${rest[most]}" is too much.`);
  return rest;
}

function percentOf(text: string) {
  const percent = text === 'off' ? 0 : Number(text);
  if (text.trim() !== '' && percent >= 0 && percent <= 100) return percent;
  throw new UsageError(`A share is a number from 0 to 100, not "${text}".`);
}

function report({ registry, changed, ms, warning }: Awaited<ReturnType<typeof rollback>>, done: string) {
  say(changed ? `${done}. Registry revision ${registry.revision}, in ${ms} ms.` : 'Nothing to change.');
  if (warning) console.error(`Warning: ${warning}`);
}

/** The verbs of every command line; each resolves to its exit code unless it is 0. */
export const verbs: Record<string, Verb> = {
  async check({ rest, workspace }) {
    const names = demand(rest, 1, Number.POSITIVE_INFINITY, 'The name of a remote');
    for (const line of await check(names, workspace)) say(line);
    return undefined;
  },
  async publish({ rest, values, open, workspace }) {
    const names = demand(rest, 1, Number.POSITIVE_INFINITY, 'The name of a remote');
    const share = values.canary === undefined ? undefined : percentOf(values.canary);
    const { guard, 'without-browser': isUnmounted } = values;
    await publish(await open(), { names, workspace, canary: share, guard, mount: !isUnmounted, say });
  },
  async rollback({ rest, open }) {
    const [name = '', version] = demand(rest, 1, 2, 'The name of a remote');
    report(await rollback(await open(), { name, version }), `${name} is rolled back`);
  },
  async promote({ rest, open }) {
    const [name = '', version] = demand(rest, 1, 2, 'The name of a remote');
    report(await promote(await open(), { name, version }), `${name} is promoted`);
  },
  async canary({ rest, values, open }) {
    const isEnd = rest[1] === 'off';
    const count = isEnd ? 2 : 3;
    const [name = '', second, third = ''] = demand(rest, count, count, 'A remote, a version or a percentage');
    const percent = percentOf(isEnd ? 'off' : third);
    const version = isEnd ? undefined : second;
    report(
      await canary(await open(), { name, version, percent, guard: values.guard }),
      percent ? `${percent} % get ${version}` : 'The canary has ended',
    );
  },
  async kill({ rest, open }) {
    const [name = ''] = demand(rest, 1, 1, 'The name of a remote');
    report(await setKilled(await open(), { name, killed: true }), `${name} is off for everybody`);
  },
  async revive({ rest, open }) {
    const [name = ''] = demand(rest, 1, 1, 'The name of a remote');
    report(await setKilled(await open(), { name, killed: false }), `${name} is on again`);
  },
  async trust({ rest, open }) {
    const [name = '', trust = ''] = demand(rest, 2, 2, 'A remote, or "isolated" or "trusted",');
    report(await setTrust(await open(), { name, trust }), `${name} is ${trust}`);
  },
  async grant({ rest, values: { read = [], write, none = false }, open }) {
    const [name = ''] = demand(rest, 1, 1, 'The name of a remote');
    const isEmpty = read.length === 0 && write === undefined;
    if (none !== isEmpty) throw new UsageError('Name what is granted, or --none to take all away.');
    report(await setGrant(await open(), { name, read, write }), `What ${name} gets has changed`);
  },
  async remove({ rest, open }) {
    const [name = ''] = demand(rest, 1, 1, 'The name of a remote');
    report(await remove(await open(), name), `${name} is removed, with its pages and links`);
  },
  async ls({ rest, values, open }) {
    demand(rest, 0, 0, '');
    if (values.json && !values.usage) throw new UsageError('--json is for --usage.');
    if (!values.usage) {
      for (const line of await list(await open())) say(line);
      return undefined;
    }
    const usage = await countUsage(await open());
    for (const line of values.json ? [JSON.stringify(usage, null, 2)] : usageLines(usage)) say(line);
  },
  async verify({ rest, open }) {
    const [name] = demand(rest, 0, 1, '');
    const verdicts = await verify(await open(), name);
    for (const { what, checked, problems } of verdicts) {
      say(`${what}: ${problems.length === 0 ? `as it should be, ${checked} checked` : 'WRONG'}`);
      for (const problem of problems) console.error(`  - ${problem}`);
    }
    return verdicts.some(({ problems }) => problems.length > 0) ? 1 : 0;
  },
};
