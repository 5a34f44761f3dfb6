import { ConfigError, KNOWN_VARIABLES, readConfig } from '../config/config.ts';
import { checkBackups } from './backups.ts';
import { checkDirectory, checkDisk } from './data-directory.ts';
import { checkEmbedded } from './embedded-database.ts';
import { type Finding, findingsOf } from './finding.ts';
import { checkMirror } from './mirror.ts';
import { checkNode } from './node.ts';
import { checkPostgres } from './postgres-database.ts';
import { checkBucket } from './services/buckets.ts';
import { checkMail } from './services/mail.ts';
import { checkProxy } from './services/proxy.ts';
import { checkStore } from './services/releases-store.ts';
import { checkSignIn } from './services/sign-in.ts';

type Environment = Record<string, string | undefined>;

/** Runs every check that the settings of an environment ask for. Only the settings themselves keep others from running. */
export async function runChecks(environment: Environment): Promise<Finding[]> {
  const node = checkNode(process.versions.node, new Date());
  const { ok, warning, failed } = findingsOf('settings');
  let config: ReturnType<typeof readConfig>;
  try {
    config = readConfig(environment);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...lines] = error.message.split('\n');
    return [...lines.map((line) => failed(line)), warning('All other checks need usable settings'), node];
  }
  const set = KNOWN_VARIABLES.filter((name) => environment[name]);
  const { databaseUrl, mail, attachmentsS3, composition, mirror } = config;
  const parts: (Finding | Finding[] | Promise<Finding | Finding[]>)[] = [
    ok(set.length > 0 ? `usable: ${set.join(', ')}` : 'usable: none is set'),
    node,
    checkDirectory(config),
    checkDisk(config),
    ...(config.backup.place ? [checkBackups(config.backup.place)] : []),
    ...(mirror ? [checkMirror(mirror, config)] : []),
    databaseUrl ? checkPostgres(databaseUrl, config.backup.place !== undefined) : checkEmbedded(config),
    checkProxy(config),
    ...(attachmentsS3 ? [checkBucket(attachmentsS3)] : []),
    ...(composition.store ? [checkStore(composition.store)] : []),
    ...(mail ? [checkMail(mail)] : []),
    checkSignIn(config),
  ];
  return (await Promise.all(parts)).flat();
}
