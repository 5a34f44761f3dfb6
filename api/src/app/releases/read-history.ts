import type { Flip } from '@my-note/contract/releases';
import { readRegistry, type Store } from '@my-note/release/guard';
import { type JournalLine, readJournal } from '@my-note/release/operate';

const PAGE_SIZE = 20;

/** A page of the journal, the newest flip first. */
export async function readHistory(store: Store, before?: number) {
  const { registry } = await readRegistry(store);
  const top = Math.min(registry.revision, (before ?? Number.POSITIVE_INFINITY) - 1);
  const lines = await readJournal(store, top, PAGE_SIZE);
  const bottom = top - PAGE_SIZE + 1;
  return { data: lines.toReversed().map(toFlip), next: bottom > 1 ? bottom : null };
}

const toFlip = ({ revision, at, who, what, notes, changes }: JournalLine): Flip => ({
  ...{ revision, at, who, what, notes },
  changes: changes.map(({ name, part, from, to }) => ({
    name,
    part,
    from: plainValue(from),
    to: plainValue(to),
  })),
});

const plainValue = (value: unknown) =>
  typeof value === 'string' || typeof value === 'boolean' ? value : null;
