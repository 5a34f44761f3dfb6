import { links } from '@my-note/contract';
import { useNavigate } from '@my-note/kit/router';
import { Button, EmptyState } from '@my-note/kit/ui';
import { isFiltered, type VideoFilter } from '../../model/video-filter.ts';
import { texts } from '../../texts.ts';

const { videos } = texts;

function wordsFor({ hidden, unseen, kind }: VideoFilter): [title: string, hint?: string] {
  if (hidden) return [videos.noneHidden];
  if (unseen) return [videos.allSeen, videos.allSeenHint];
  if (kind) return [videos.filtered, videos.filteredHint];
  return [videos.none, videos.noneHint];
}

/** Says why the list is empty, and offers a list that is not. */
export function VideosEmpty({ filter }: { filter: VideoFilter }) {
  const navigate = useNavigate();
  const [title, hint] = wordsFor(filter);
  const showAll = isFiltered(filter) && (
    <Button size="sm" variant="outline" colorPalette="gray" onClick={() => navigate(links.youtube())}>
      {videos.showAll}
    </Button>
  );
  return (
    <EmptyState title={title} action={showAll}>
      {hint}
    </EmptyState>
  );
}
