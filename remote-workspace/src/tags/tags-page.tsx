import { useQuery } from '@my-note/kit/query';
import { useSearchParams } from '@my-note/kit/router';
import { useAuthEnabled } from '@my-note/kit/session';
import { EmptyState, Icon, PageFrame, QueryState } from '@my-note/kit/ui';
import { Hash } from 'lucide-react';
import { Waiting } from '../waiting.tsx';
import { AllTags } from './all-tags.tsx';
import { TagNotes } from './tag-notes.tsx';
import { tagQueries } from './tags.queries.ts';
import { tagTexts as texts } from './texts.ts';

function Tags() {
  const query = useQuery({ ...tagQueries.list(), enabled: useAuthEnabled() });
  return (
    <QueryState
      query={query}
      loading={<Waiting label={texts.loading} />}
      failure={texts.failed}
      empty={
        <EmptyState title={texts.empty} icon={<Icon as={Hash} size={32} />}>
          {texts.emptyHint}
        </EmptyState>
      }
    >
      {(tags) => <AllTags tags={tags} />}
    </QueryState>
  );
}

/** `/i/tags`: the tree of tags, and with `?tag=` the notes of one. */
export function TagsPage() {
  const [search] = useSearchParams();
  const tag = search.get('tag');
  return (
    <PageFrame title={tag === null ? texts.pageTitle : `#${tag}`}>
      {tag === null ? <Tags /> : <TagNotes key={tag} tag={tag} />}
    </PageFrame>
  );
}
