import { Highlight } from '@my-note/kit/forms';
import { shownTitle } from '@my-note/kit/menu';
import type { Ranges } from '../engine/messages.ts';

interface ItemRowProps {
  item: { title: string; slug: string; icon?: string | undefined; category: { title: string } | null };
  inTitle?: Ranges;
  inSlug?: Ranges;
}

/** Category title, title and slug, with their hits marked (docs/specification/product.md#search-dialog). */
export const ItemRow = ({ item, inTitle = [], inSlug = [] }: ItemRowProps) => (
  <>
    {item.category && (
      <span data-part="fact" dir="auto">
        {item.category.title}
      </span>
    )}
    <span data-part="title" dir="auto">
      {item.icon && <span aria-hidden>{item.icon} </span>}
      <Highlight text={shownTitle(item)} ranges={inTitle} />
    </span>
    <span data-part="fact">
      <Highlight text={item.slug} ranges={inSlug} />
    </span>
  </>
);
