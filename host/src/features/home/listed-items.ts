import type { ListItem } from '@my-note/contract';
import { isEmptyDraft, passesPrefix } from '@my-note/kit/menu';

export type DashboardTab = 'recent' | 'pinned' | 'report';
/** A tab that lists notes. */
export type ListTab = Exclude<DashboardTab, 'report'>;

export const toTab = (stored: string): DashboardTab =>
  stored === 'pinned' || stored === 'report' ? stored : 'recent';

/** Items of a tab: no drafts, filtered by prefix, latest change first. */
export function shownItems(items: readonly ListItem[], tab: ListTab, prefix: string): ListItem[] {
  return items
    .filter((item) => !isEmptyDraft(item) && passesPrefix(item.slug, prefix))
    .filter(({ type, pinned }) => (tab === 'pinned' ? pinned : type === 'note'))
    .sort((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
}
