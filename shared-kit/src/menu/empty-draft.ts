import type { ListItem } from '@my-note/contract';
import { kitTexts } from '../texts.ts';

type Titled = Pick<ListItem, 'title' | 'type' | 'hasText'>;

/**
 * A note with neither a title nor a text: no list shows it, and the next new note takes it up.
 *
 * @example
 * const shownItems = items.filter((one) => !isEmptyDraft(one));
 */
export const isEmptyDraft = ({ title, type, hasText }: Titled): boolean =>
  type === 'note' && title === '' && !hasText;

/**
 * The title that screens show of an item.
 *
 * @example
 * <Link to={`/${item.slug}`}>{shownTitle(item)}</Link>
 */
export const shownTitle = ({ title }: Pick<ListItem, 'title'>): string => title || kitTexts.untitled;
