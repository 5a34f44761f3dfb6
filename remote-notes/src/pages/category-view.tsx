import { type ListItem, links, type Note } from '@my-note/contract';
import { inOrder, isEmptyDraft } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useNavigate } from '@my-note/kit/router';
import { Box, EmptyState, Icon, Late, PageGrid, RelativeDate, Skeleton, Stack, Text } from '@my-note/kit/ui';
import { Download, FolderOpen, Pencil } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CategoryList } from '../components/category/category-list.tsx';
import { useSortActions } from '../components/category/use-sort-actions.ts';
import { LazyRenameCategoryDialog } from '../components/dialogs/lazy-dialogs.tsx';
import { ItemHeader } from '../components/item-page/item-header.tsx';
import { SiblingNav } from '../components/item-page/sibling-nav.tsx';
import { useItemActions } from '../components/item-page/use-item-actions.tsx';
import { listTexts } from '../list-texts.ts';

/** How many items are directly inside each category. */
function countChildren(items: readonly ListItem[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) {
    const id = item.category?._id;
    if (id !== undefined && !isEmptyDraft(item)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

export function CategoryView({ item: category }: { item: Note }) {
  const navigate = useNavigate();
  const { data: items } = useQuery(noteQueries.list());
  const [renaming, setRenaming] = useState(false);
  const sorting = useSortActions(category);
  const { pin, share, icon, move, trash, dialogs } = useItemActions(category);
  const children = useMemo(
    () =>
      items &&
      inOrder(
        items.filter((item) => item.category?._id === category._id && !isEmptyDraft(item)),
        // A new order is in the list before it is in the category.
        items.find(({ _id }) => _id === category._id)?.order ?? category.order,
      ),
    [items, category],
  );
  const counts = useMemo(() => countChildren(items ?? []), [items]);

  return (
    <PageGrid>
      <Box as="article" maxWidth="measure">
        <ItemHeader
          item={category}
          facts={
            <Text textStyle="sm">
              <RelativeDate
                value={category.updatedAt}
                {...(children && { text: (when) => listTexts.facts(children.length, when) })}
              />
            </Text>
          }
          actions={[pin, share]}
          more={[
            { label: listTexts.actions.rename, icon: Pencil, onSelect: () => setRenaming(true) },
            icon,
            move,
            ...(children && children.length > 1 ? sorting : []),
            {
              label: listTexts.actions.exportCategory,
              icon: Download,
              onSelect: () => navigate(`${links.transfer()}?export=${category._id}`),
            },
            trash,
          ]}
        />
        <CategoryList category={category} items={children} counts={counts} />
        {!children && (
          <Late>
            <Stack gap="3" aria-busy>
              <Skeleton height="8" />
              <Skeleton height="8" />
            </Stack>
          </Late>
        )}
        {children?.length === 0 && (
          <EmptyState title={listTexts.emptyCategory.title} icon={<Icon as={FolderOpen} size={32} />}>
            {listTexts.emptyCategory.text}
          </EmptyState>
        )}
        <SiblingNav slug={category.slug} />
        {dialogs}
        {renaming && (
          <LazyRenameCategoryDialog
            category={category}
            onDone={(slug) => {
              setRenaming(false);
              if (slug !== null) navigate(links.item(slug), { replace: true });
            }}
          />
        )}
      </Box>
    </PageGrid>
  );
}
