import { judge } from './judge.ts';
import type { Publishers } from './publishers.ts';
import type { Signable } from './statement.ts';

export interface Provenance {
  /** Who signed it and from which commit, in words. */
  text: string;
  /** Something to know that is not wrong, such as a revoked key. */
  note?: string;
  problems: string[];
}

/**
 * Who published a release, checked again.
 * @param list of the site; undefined while it has no publishers
 * @param at ISO time when it was published; undefined for a build of the host by an older tool
 * @returns undefined where nothing is signed and nothing has to be
 */
export function provenanceOf(
  list: Publishers | undefined,
  release: Signable,
  at: string | undefined,
): Provenance | undefined {
  if (!list) return undefined;
  if (!release.signed && (at ?? '') < list.since)
    return {
      text: 'unsigned',
      note: 'not signed, as it was published before this site had publishers',
      problems: [],
    };
  const judgement = judge(list, release);
  if (!('statement' in judgement)) return { text: 'WRONG', problems: judgement.problems };
  const { publisher, statement } = judgement;
  const text = `${publisher.name} (${publisher.id}), ${sourceText(statement.source)}`;
  if (!publisher.revoked) return { text, problems: [] };
  const { at: day, who } = publisher.revoked;
  const note = `signed with the key ${publisher.id} of ${publisher.name}, which ${who} revoked on ${day.slice(0, 10)}`;
  return { text: `${text}, KEY REVOKED`, note, problems: [] };
}

function sourceText({ commit, changed }: { commit: string | null; changed: boolean }) {
  if (commit === null) return 'commit unknown';
  return `commit ${commit.slice(0, 10)}${changed ? ' with changes' : ''}`;
}
