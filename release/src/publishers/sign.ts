import { HOST, type Package } from '@my-note/tooling/packages';
import { Refusal } from '@my-note/tooling/refusal';
import { hashesOf } from '../place/place-host.ts';
import type { Placed } from '../registry/go-live.ts';
import { type Envelope, seal } from './envelope.ts';
import type { PublisherKey } from './key-file.ts';
import { mayPublish, type Publisher, type Publishers, scopeText } from './publishers.ts';
import { sourceOf } from './source.ts';
import { type Signable, type Statement, signableHost, signableRelease } from './statement.ts';

/**
 * Signs a release as of now.
 * @param options `site` is the id of the site's list of publishers, `dir` the folder that the release was built in
 */
export function signRelease(
  { name, version, files, declared }: Signable,
  { site, key, dir }: { site: string; key: PublisherKey; dir: string },
): Envelope {
  const at = new Date().toISOString();
  const source = sourceOf(dir);
  return seal({ schema: 1, site, name, version, files, declared, source, at } satisfies Statement, key);
}

/** Signs everything that one flip makes live. */
export function signPlaced(
  { host, records }: Placed,
  { site, key, packages }: { site: string; key: PublisherKey; packages: Package[] },
): Placed {
  const sign = (release: Signable) =>
    signRelease(release, { site, key, dir: packages.find(({ name }) => name === release.name)?.dir ?? '.' });
  return {
    ...(host ? { host: { ...host, signed: sign(signableHost(host.live, hashesOf(host.files))) } } : {}),
    records: records.map((record) => ({ ...record, signed: sign(signableRelease(record)) })),
  };
}

/**
 * Refuses to begin a publish that would be refused at its end.
 * @param list of the site; undefined while nobody is named there
 * @param key undefined for an unsigned publish
 * @returns whose key it is; undefined for a site without publishers
 */
export function demandKey(
  list: Publishers | undefined,
  key: PublisherKey | undefined,
  packages: Package[],
): Publisher | undefined {
  const names = packages.map(({ name }) => name).join(',');
  const add = key && `remote keys add ${key.publicKey} --name <name> --remotes ${names}`;
  if (!list && !key) return undefined;
  if (!list)
    throw new Refusal(
      `This site has no publishers yet, so it cannot check a signature. Add the key first: ${add}`,
    );
  if (!key)
    throw new Refusal(
      'This site takes only publishes that one of its publishers has signed: --key <file>, or MY_NOTE_KEY. Who they are: remote keys list',
    );
  const publisher = list.publishers.find(({ id }) => id === key.id);
  if (!publisher)
    throw new Refusal(`This site does not know the key ${key.id}. Its operator adds it: ${add}`);
  const { name: who, revoked } = publisher;
  if (revoked) throw new Refusal(`The key ${key.id} of ${who} was revoked on ${revoked.at.slice(0, 10)}.`);
  const outside = packages.find(({ name }) => !mayPublish(publisher, name, name === HOST));
  if (!outside) return publisher;
  throw new Refusal(`The key ${key.id} of ${who} may publish ${scopeText(publisher)}, not ${outside.name}.`);
}
