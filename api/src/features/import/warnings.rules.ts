import type { ImportLoss } from '@my-note/contract/jobs';
import { storable, storablePath } from '../../core/text/sanitize-text.ts';
import { warningTexts } from './warning-texts.ts';

const MAX_LISTED = 1_000;
/** Warnings that are remembered so that none is counted twice; beyond, the count is approximate. */
const MAX_KNOWN = 10_000;
const MAX_LENGTH = { what: 200, reason: 500 };
/** Of the JSON of a report: this many bytes for the losses, with what is skipped, for dead links and for the outline. */
const MAX_BYTES = { losses: 110_000, deadLinks: 30_000, outline: 55_000 };
export type Warnings = ReturnType<typeof createWarnings>;

/** What an import could not keep. All warnings are counted; as many as fit into a report are listed. */
export function createWarnings() {
  const room = createRoom(MAX_BYTES.losses);
  const skipped: string[] = [];
  const losses = createList(room);
  const deadLinks = createList(createRoom(MAX_BYTES.deadLinks));

  return {
    /** Something of a file was lost. */
    add: losses.add,
    /** A link to a note that the archive does not have. It stays as written. */
    addDeadLink: (file: string, link: string) => deadLinks.add(file, warningTexts.deadLink, link),
    /** A whole file was left out, or a folder when its name ends with a slash. */
    skip(file: string, reason: string) {
      const name = storablePath(file);
      if (skipped.length < MAX_LISTED && room.takes(name)) skipped.push(name);
      losses.add(file, reason);
    },
    report: () => ({
      skipped,
      losses: losses.listed,
      lossCount: losses.count(),
      deadLinks: deadLinks.listed,
      deadLinkCount: deadLinks.count(),
    }),
  };
}

function createList(room: Room) {
  const listed: ImportLoss[] = [];
  const known = new Set<string>();
  let count = 0;
  return {
    listed,
    count: () => count,
    add(file: string, reason: string, what?: string) {
      const loss: ImportLoss = { file: storablePath(file), reason: storable(reason, MAX_LENGTH.reason) };
      if (what !== undefined) loss.what = storable(what, MAX_LENGTH.what);
      const key = JSON.stringify(loss);
      if (known.has(key)) return;
      if (known.size < MAX_KNOWN) known.add(key);
      count += 1;
      if (listed.length < MAX_LISTED && room.takes(loss)) listed.push(loss);
    },
  };
}

export const createOutlineRoom = () => createRoom(MAX_BYTES.outline);

type Room = ReturnType<typeof createRoom>;

/** A byte limit of a list: after the first entry that does not fit, none does. */
function createRoom(bytes: number) {
  let left = bytes;
  return {
    takes(entry: object | string) {
      left -= left < 0 ? 0 : Buffer.byteLength(JSON.stringify(entry)) + 1;
      return left >= 0;
    },
  };
}
