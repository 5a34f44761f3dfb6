import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who publishes, for the journal: `MY_NOTE_WHO`, else the user of git, else that of the machine. */
export function who() {
  return process.env.MY_NOTE_WHO || gitUser() || userInfo().username;
}

function gitUser() {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
