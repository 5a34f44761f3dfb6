import type { ListItem, Note } from '@my-note/contract';
import { useSelection } from '@my-note/kit/lists';
import { HStack } from '@my-note/kit/ui';
import { useMemo, useState } from 'react';
import { sortedBy } from '../../model/note/sort-children.ts';
import { CategoryChildren } from './category-children.tsx';
import { CreateButtons } from './create-buttons.tsx';
import { ListTools } from './list-tools.tsx';
import { useListView } from './list-view.ts';
import { SelectionBar } from './selection-bar.tsx';

interface CategoryListProps {
  category: Note;
  /** In their manual order; undefined until they are known. */
  items: readonly ListItem[] | undefined;
  counts: ReadonlyMap<string, number>;
}

const none: readonly ListItem[] = [];

/** The children of a category with what can be done with them. */
export function CategoryList({ category, items = none, counts }: CategoryListProps) {
  const [view, setView] = useListView(category._id);
  const [picking, setPicking] = useState(false);
  const sorted = useMemo(() => sortedBy(view.sort, items), [view.sort, items]);
  const selection = useSelection(sorted.map(({ _id }) => _id));
  const selecting = picking || selection.selected.length > 0;
  const leave = () => {
    setPicking(false);
    selection.clear();
  };
  return (
    <>
      <HStack wrap="wrap" justify="space-between" marginBottom="3">
        <HStack>
          <CreateButtons categoryId={category._id} />
        </HStack>
        {items.length > 0 && (
          <ListTools
            view={view}
            onView={setView}
            selecting={selecting}
            onSelecting={() => (selecting ? leave() : setPicking(true))}
          />
        )}
      </HStack>
      {items.length > 0 && (
        <CategoryChildren
          category={category}
          items={sorted}
          counts={counts}
          view={view}
          selection={selection}
          selecting={selecting}
          onLeave={leave}
        />
      )}
      {selecting && <SelectionBar category={category} items={sorted} selection={selection} onClose={leave} />}
    </>
  );
}
