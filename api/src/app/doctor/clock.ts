import { type Finding, findingsOf } from './finding.ts';

const FEW_MS = 2_000;
/** Codes of an authenticator app are accepted this far apart, and sign-in at a provider too. */
const MOST_MS = 30_000;

/**
 * Compares this machine's clock with another.
 * @param other name of the other clock
 * @param time what it showed, in milliseconds
 * @param when when it was asked and when it answered, by this machine's clock, in milliseconds
 */
export function compareClocks(
  other: string,
  time: number,
  { asked, answered }: { asked: number; answered: number },
): Finding {
  const { ok, warning, failed } = findingsOf('clock');
  const apart = Math.max(0, asked - time, time - answered);
  if (apart <= FEW_MS) return ok(`${other} shows the time of this machine`);
  const text = `${other} is ${Math.round(apart / 1000)} s apart from the clock of this machine. Switch time synchronization on (timedatectl set-ntp true) on both`;
  return apart <= MOST_MS ? warning(text) : failed(`${text}: sign-in with codes fails`);
}
