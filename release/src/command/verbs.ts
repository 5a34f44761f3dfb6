import { publishToSite } from '../network/publish-to-site.ts';
import { check } from '../publish/check.ts';
import { publish } from '../publish/publish.ts';
import { signRegistry, unsignRegistry } from '../publish/sign-registry.ts';
import { canary, promote, remove, rollback, setKilled } from '../publish/switches.ts';
import { setGrant, setTrust } from '../publish/trust.ts';
import { verify } from '../publish/verify.ts';
import { demand, keyOf, say, UsageError, type Verb } from './call.ts';
import { keys } from './keys.ts';
import { list } from './list.ts';
import { countUsage } from './usage/count-usage.ts';
import { usageLines } from './usage/usage-lines.ts';

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
    const key = keyOf(values);
    const { site, store } = values;
    if (site !== undefined) {
      if (store !== undefined)
        throw new UsageError('--site and --store are two ways to one end; give one of them.');
      if (!key) throw new UsageError('--site needs the key to sign with: --key <file>, or MY_NOTE_KEY.');
      if (isUnmounted) throw new UsageError('--without-browser is for a store; a site decides by itself.');
      await publishToSite({ names, workspace, site, key, canary: share, guard, say });
      return undefined;
    }
    await publish(await open(), { names, workspace, canary: share, guard, mount: !isUnmounted, key, say });
  },
  async rollback({ rest, values: { why }, open }) {
    const [name = '', version] = demand(rest, 1, 2, 'The name of a remote');
    report(await rollback(await open(), { name, version, why }), `${name} is rolled back`);
  },
  async promote({ rest, values: { why }, open }) {
    const [name = '', version] = demand(rest, 1, 2, 'The name of a remote');
    report(await promote(await open(), { name, version, why }), `${name} is promoted`);
  },
  async canary({ rest, values, open }) {
    const isEnd = rest[1] === 'off';
    const count = isEnd ? 2 : 3;
    const [name = '', second, third = ''] = demand(rest, count, count, 'A remote, a version or a percentage');
    const percent = percentOf(isEnd ? 'off' : third);
    const version = isEnd ? undefined : second;
    report(
      await canary(await open(), { name, version, percent, guard: values.guard, why: values.why }),
      percent ? `${percent} % get ${version}` : 'The canary has ended',
    );
  },
  async kill({ rest, values: { why }, open }) {
    const [name = ''] = demand(rest, 1, 1, 'The name of a remote');
    report(await setKilled(await open(), { name, killed: true, why }), `${name} is off for everybody`);
  },
  async revive({ rest, values: { why }, open }) {
    const [name = ''] = demand(rest, 1, 1, 'The name of a remote');
    report(await setKilled(await open(), { name, killed: false, why }), `${name} is on again`);
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
  async remove({ rest, values: { why }, open }) {
    const [name = ''] = demand(rest, 1, 1, 'The name of a remote');
    report(await remove(await open(), name, { why }), `${name} is removed, with its pages and links`);
  },
  async sign({ rest, values: { why }, open }) {
    const [off] = demand(rest, 0, 1, '');
    if (off !== undefined && off !== 'off') throw new UsageError(`sign takes nothing, or off, not "${off}".`);
    if (off) report(await unsignRegistry(await open(), why), 'The registry is signed by nobody');
    else report(await signRegistry(await open(), why), 'The registry is signed by the site');
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
  keys,
  async verify({ rest, open }) {
    const [name] = demand(rest, 0, 1, '');
    const verdicts = await verify(await open(), name);
    for (const { what, checked, problems, notes = [] } of verdicts) {
      say(`${what}: ${problems.length === 0 ? `as it should be, ${checked} checked` : 'WRONG'}`);
      for (const problem of problems) console.error(`  - ${problem}`);
      for (const note of notes) say(`  note: ${note}`);
    }
    return verdicts.some(({ problems }) => problems.length > 0) ? 1 : 0;
  },
};
