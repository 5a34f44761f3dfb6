import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Who runs this process, for the journal. */
export const author = (): string => process.env.MY_NOTE_WHO || gitUser() || userInfo().username;

function gitUser() {
  try {
    const stdio: ('ignore' | 'pipe')[] = ['ignore', 'pipe', 'ignore'];
    return execFileSync('git', ['config', 'user.name'], { encoding: 'utf8', stdio }).trim();
  } catch {
    return '';
  }
}
