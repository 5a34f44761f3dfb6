import { listOf } from '@my-note/contract/language';
import { type TagChange, type TagColors, undoTagColors, writeTagColors } from '@my-note/contract/tags';
import { offerUndo, writeItem } from '@my-note/kit/items';
import type { QueryClient } from '@my-note/kit/query';
import { captureUser } from '@my-note/kit/session';
import { toast } from '@my-note/kit/ui';
import { tagMutations } from './tags.mutations.ts';
import { tagTexts as texts } from './texts.ts';

const NAMED = 3;

/** Which notes were left as they are, and why the first one was. */
function leftText({ left }: TagChange): string | undefined {
  const [first] = left;
  if (!first) return undefined;
  const titles = left.slice(0, NAMED).map(({ title }) => title || texts.untitled);
  return texts.left(listOf(titles), left.length - titles.length, first.message);
}

/** What a rename has changed: its tags, its notes, and what colors there were before. */
interface Renamed {
  names: { from: string; to: string };
  change: TagChange;
  colors: TagColors;
}

async function undoRename(client: QueryClient, { names, change, colors }: Renamed): Promise<void> {
  const isSame = captureUser();
  const undone = await writeItem(client, tagMutations.undo(), change.changed);
  if (!isSame()) return;
  // Without colors there is nothing to give back.
  if (writeTagColors(colors) !== '' && undone.changed.length > 0)
    await writeItem(client, tagMutations.recolor(), (now) => undoTagColors(now, colors, names));
  const description = leftText(undone);
  const count = undone.changed.length;
  toast({
    title: count === 0 ? texts.nothingUndone : texts.undone(count),
    ...(description ? { description } : {}),
  });
}

/** Says what a rename has changed, and offers to undo it. */
export function tellRenamed(client: QueryClient, renamed: Renamed): void {
  const { names, change } = renamed;
  const { from, to } = names;
  const count = change.changed.length;
  const description = leftText(change);
  if (count > 0)
    offerUndo(texts.renamed(from, to, count), texts.undo, () => undoRename(client, renamed), description);
  else toast({ title: texts.nothingRenamed(from), ...(description ? { description } : {}) });
}
