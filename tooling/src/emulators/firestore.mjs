import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from './free-port.mjs';
import { serve } from './process.mjs';

const MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const IN_SDK = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/**
 * @param {string} command
 * @param {string[]} args
 */
const quiet = (command, args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

/** The emulator's program: named by FIRESTORE_EMULATOR_JAR, or where Google's packages install it. */
function findJar() {
  const configured = process.env.FIRESTORE_EMULATOR_JAR;
  const candidates = [
    ...(configured ? [configured] : []),
    `/usr/lib/google-cloud-sdk/${IN_SDK}`,
    `${process.env.HOME ?? ''}/google-cloud-sdk/${IN_SDK}`,
  ];
  return candidates.find((file) => existsSync(file));
}

/** What is missing on this machine for Google's Firestore emulator; undefined when nothing is. */
export function missingForFirestore() {
  if (!findJar()) return "Google's Firestore emulator was not found (FIRESTORE_EMULATOR_JAR names it)";
  const java = Number(/version "(\d+)/.exec(quiet('sh', ['-c', 'java -version 2>&1']))?.[1] ?? 0);
  return java >= 17 ? undefined : 'Java 17 or newer was not found';
}

/**
 * Starts Google's Firestore emulator with rules, on a free port.
 * @param {{ projectId: string, rules: string }} options `rules` is the path of a rules file
 */
export async function startFirestore({ projectId, rules }, port = undefined) {
  const jar = findJar();
  if (!jar) throw new Error(missingForFirestore());
  const chosen = port ?? (await freePort());
  const args = ['-Xmx256m', '-cp', jar, MAIN, '--host=127.0.0.1', `--port=${chosen}`];
  return serve('java', [...args, `--rules=${rules}`, `--project_id=${projectId}`], {
    host: `127.0.0.1:${chosen}`,
  });
}
