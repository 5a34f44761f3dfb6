import { isNamedBy } from './manifest.rules.ts';
import type { BackupPlace } from './places/backup-place.port.ts';

/** Removes all but the newest backups of a kind, and what killed processes have left of it. */
export async function keepNewest(place: BackupPlace, prefix: string, kept: number) {
  const ofKind = (names: string[]) => names.filter((name) => isNamedBy(prefix, name)).sort();
  for (const name of ofKind(await place.listUnfinished())) await place.discard(name);
  for (const name of ofKind(await place.list()).slice(0, -kept)) await place.remove(name);
}
