import type { ListItem, Note } from '@my-note/contract';
import { chakra, VisuallyHidden } from '@my-note/shared-kit/ui';
import { CategoryRow } from './category-row.tsx';
import { useReorderChildren } from './use-reorder-children.ts';

/** Children of a category, which can be reordered by dragging, by keyboard, and by menu. */
export function CategoryChildren({ category, items }: { category: Note; items: readonly ListItem[] }) {
  const { drop, step, announcement } = useReorderChildren(category, items);
  return (
    <>
      <chakra.ul listStyleType="none" borderTop="1px solid" borderColor="border">
        {items.map((item, index) => (
          <CategoryRow
            key={item._id}
            item={item}
            first={index === 0}
            last={index === items.length - 1}
            onDrop={(id, hit) => drop(id, hit, item._id)}
            onStep={(by) => step(item._id, by)}
          />
        ))}
      </chakra.ul>
      <VisuallyHidden role="status" aria-live="polite">
        {announcement}
      </VisuallyHidden>
    </>
  );
}
