import type { ListItem } from '@my-note/contract';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Text } from '@my-note/kit/ui';
import { lateTexts } from '../../late-texts.ts';
import { texts } from '../../texts.ts';

/** Titles from the top level down to an item's parent. */
function trailOf(items: readonly ListItem[], item: ListItem): string[] {
  const parent = items.find(({ _id }) => _id === item.category?._id);
  return parent ? [...trailOf(items, parent), parent.title] : [];
}

function Excerpt({ slug }: { slug: string }) {
  const { data: note } = useQuery(noteQueries.bySlug(slug));
  if (!note) return null;
  return (
    <Text dir="auto" color="fg.muted" textStyle="sm" lineClamp="4" overflowWrap="anywhere">
      {note.excerpt || texts.emptyNote}
    </Text>
  );
}

export function NotePreview({ noteId }: { noteId: string }) {
  const { data: items = [] } = useQuery(noteQueries.list());
  const item = items.find(({ _id }) => _id === noteId);
  if (!item) return <Text color="fg.muted">{lateTexts.gone.title}</Text>;
  const trail = trailOf(items, item);
  return (
    <>
      {trail.length > 0 && (
        <Text color="fg.muted" textStyle="xs" truncate>
          {trail.join(' / ')}
        </Text>
      )}
      <Text dir="auto" fontWeight="600" lineClamp="2" overflowWrap="anywhere">
        {item.title || texts.untitled}
      </Text>
      {item.type === 'note' && <Excerpt slug={item.slug} />}
    </>
  );
}
