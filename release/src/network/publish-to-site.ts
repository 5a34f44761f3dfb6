import { setTimeout as sleep } from 'node:timers/promises';
import { HOST, type Package, packagesOf } from '@my-note/tooling/packages';
import { packageOf } from '@my-note/tooling/paths';
import { Refusal } from '@my-note/tooling/refusal';
import { integrityOfContent } from '@my-note/tooling/site-files';
import { readBudget } from '../checks/budget.ts';
import { checkFiles } from '../checks/static-checks.ts';
import { readBuild, readBuiltRemote } from '../place/built-remote.ts';
import { hashesOf } from '../place/place-host.ts';
import type { PublisherKey } from '../publishers/key-file.ts';
import { signRelease } from '../publishers/sign.ts';
import { signableRelease } from '../publishers/statement.ts';
import { createCalls, type SiteCalls } from './calls.ts';
import { addressOfHash, FILES_GONE, PUBLISHING, type PublishRequest } from './protocol.ts';

const AT_ONCE = 4;
const ATTEMPTS = 3;

interface NetworkPublish {
  /** Remotes; each goes live by itself. */
  names: string[];
  workspace: string;
  /** Address of the site, such as `https://notes.example.org`. */
  site: string;
  key: PublisherKey;
  canary?: number | undefined;
  guard?: boolean | undefined;
  say: (text: string) => void;
  /** Before a call that broke off is made again, in milliseconds. */
  pauseMs?: number;
}

/**
 * Publishes builds to a site over the network. Files that the site has are not sent again, so a publish that broke off goes on
 * where it was.
 * @throws {Refusal} with what the site refused, or that it cannot be reached
 */
export async function publishToSite({
  names,
  workspace,
  site,
  key,
  say,
  pauseMs,
  ...options
}: NetworkPublish) {
  const packages = packagesOf(workspace, names);
  if (packages.some(({ name }) => name === HOST))
    throw new Refusal('The host is published by anyone who may write to the store, not over the network.');
  const calls = createCalls(site, key, pauseMs);
  for (const one of packages) await publishOne(one, { calls, key, say, ...options });
}

type Parts = Pick<NetworkPublish, 'key' | 'say' | 'canary' | 'guard'> & { calls: SiteCalls };

async function publishOne({ name, dir }: Package, { calls, key, say, canary, guard }: Parts) {
  const built = readBuiltRemote(dir);
  const budget = readBudget(dir);
  const { version } = built.release;
  const problems = checkFiles(name, built.files, budget);
  if (problems.length > 0) throw new Refusal(problems.map((text) => `  - ${text}`).join('\n'));
  const { site } = await calls.about();
  const sent = readBuild(dir);
  await sendFiles(calls, [...sent.values()], say);

  for (let attempt = 1; ; attempt += 1) {
    const record = { ...built, files: hashesOf(built.files), field: budget.field, at: '' };
    // Signed again each time: a statement counts once, and for a quarter of an hour.
    const envelope = signRelease(signableRelease(record), { site, key, dir });
    const { version: ofPackage, myNote } = packageOf(dir);
    const request: PublishRequest = {
      envelope,
      package: { version: ofPackage, myNote },
      budget,
      files: hashesOf(sent),
      ...(canary === undefined ? {} : { canary }),
      ...(guard ? { guard } : {}),
    };
    const end = await calls.publish(request, say);
    if (end === 'done') return;
    // The site may have finished without us.
    if (await calls.isPublished(name, version)) return say(`flipped  ${name} ${version} is in the registry`);
    if (attempt === ATTEMPTS && end === 'gone') throw new Refusal(FILES_GONE);
    if (attempt === ATTEMPTS)
      throw new Refusal(
        `The connection to ${calls.place} broke while it published. Publish again: nothing is sent twice.`,
      );
    if (end === 'gone') {
      say('files are not there any more; sending them again');
      await sendFiles(calls, [...sent.values()], say);
      continue;
    }
    say('the connection broke; trying again');
    await sleep(1000 * attempt);
  }
}

async function sendFiles(calls: SiteCalls, contents: Buffer[], say: (text: string) => void) {
  const byHash = new Map(contents.map((content) => [integrityOfContent(content), content]));
  const sizes = Object.fromEntries([...byHash].map(([hash, { length }]) => [hash, length]));
  const missing = await calls.missing(sizes);
  const waiting = [...missing];
  const send = async () => {
    for (let hash = waiting.pop(); hash !== undefined; hash = waiting.pop()) {
      const content = byHash.get(hash);
      if (content) await calls.send(`${PUBLISHING.file}${addressOfHash(hash)}`, content);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  const bytes = missing.reduce((sum, hash) => sum + (sizes[hash] ?? 0), 0);
  say(`sent     ${missing.length} of ${byHash.size} files, ${Math.ceil(bytes / 1000)} kB`);
}
