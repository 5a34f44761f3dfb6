import type { ImportLoss } from '@my-note/contract/jobs';

export interface LossGroup {
  reason: string;
  /** Files, with what was lost if not the whole file. */
  names: string[];
}

/** Losses by reason, the most frequent first. */
export function groupLosses(losses: readonly ImportLoss[]): LossGroup[] {
  const groups = new Map<string, string[]>();
  for (const { reason, file, what } of losses) {
    const names = groups.get(reason) ?? [];
    groups.set(reason, names);
    names.push(what === undefined ? file : `${file}: ${what}`);
  }
  return [...groups]
    .map(([reason, names]) => ({ reason, names }))
    .sort((a, b) => b.names.length - a.names.length);
}

/** The groups as a text file. */
export const lossText = (groups: readonly LossGroup[]): string =>
  groups.map(({ reason, names }) => `${reason}\n${names.map((name) => `  ${name}\n`).join('')}`).join('\n');
