import { addPublisher, readChanges, revokePublisher } from '../publishers/change-publishers.ts';
import { newKeyFile, type PublisherKey, readKeyFile } from '../publishers/key-file.ts';
import { readPublishers, scopeText } from '../publishers/publishers.ts';
import type { Store } from '../store/area.ts';
import { demand, say, UsageError, type Verb } from './call.ts';

const FIRST = `From now on this site takes only signed publishes: remote publish <remote> --key <file>. What is live stays.
Anyone who may write to the store can still roll back, promote, end a canary, kill, and remove, without a key.`;

/** `remote keys`: who may publish to a site. */
export const keys: Verb = async ({ rest: [verb, ...rest], values, open }) => {
  if (verb === 'new') {
    const [file = ''] = demand(rest, 1, 1, 'The file of the new key');
    const key = newKeyFile(file);
    show(key);
    say(`Its private half is in ${file}; give it to nobody. The operator of the site adds the public half:`);
    say(`  remote keys add ${key.publicKey} --name "Weather team" --remotes weather`);
  } else if (verb === 'show') {
    const [file = ''] = demand(rest, 1, 1, 'The file of the key');
    show(readKeyFile(file));
  } else if (verb === 'add') {
    const [key = ''] = demand(rest, 1, 1, 'The public key');
    const { name = '', remotes = '' } = values;
    const wanted = remotes.split(',').map((one) => one.trim());
    const added = await addPublisher(await open(), { key, name, remotes: wanted.filter(Boolean) });
    const { publisher, isFirst } = added;
    say(`${publisher.name} (${publisher.id}) may publish ${scopeText(publisher)}.`);
    if (isFirst) say(FIRST);
  } else if (verb === 'revoke') {
    const [key = ''] = demand(rest, 1, 1, 'The id of the key');
    const { id, name } = await revokePublisher(await open(), key);
    say(`The key ${id} of ${name} publishes nothing from now on. What was published with it stays live:`);
    say('  remote verify names it, remote rollback leaves it, and remote kill switches it off.');
  } else if (verb === 'list') {
    demand(rest, 0, 0, '');
    for (const line of await linesOf(await open())) say(line);
  } else {
    throw new UsageError(
      verb ? `There is no "keys ${verb}".` : 'keys needs new, show, add, list, or revoke.',
    );
  }
  return undefined;
};

function show({ id, publicKey }: PublisherKey) {
  say(`key         ${id}`);
  say(`public key  ${publicKey}`);
}

async function linesOf(store: Store): Promise<string[]> {
  const { list } = await readPublishers(store);
  if (!list) return [`${store.place}: no publishers; anyone who may write to the store publishes, unsigned`];
  const lines = list.publishers.map((one) => {
    const revoked = one.revoked ? `  REVOKED ${one.revoked.at.slice(0, 10)} by ${one.revoked.who}` : '';
    return `  ${one.id}  ${one.name}: ${scopeText(one)}${revoked}`;
  });
  const changes = (await readChanges(store, list)).map(
    ({ at, who, what }) => `  ${at.slice(0, 16).replace('T', ' ')}  ${who}: ${what}`,
  );
  return [`${store.place}: only signed publishes`, ...lines, '', 'changes', ...changes];
}
