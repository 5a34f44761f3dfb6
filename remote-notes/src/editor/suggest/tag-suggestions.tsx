import { tagKey } from '@my-note/contract/tags';
import { useQuery } from '@my-note/kit/query';
import { Icon } from '@my-note/kit/ui';
import { Hash } from 'lucide-react';
import { useMemo } from 'react';
import { tagQueries } from '../../api/tag.queries.ts';
import type { AnyEditor } from '../any-editor.ts';
import { type ListEntry, SuggestionList } from './suggestion-list.tsx';
import type { Suggestion, SuggestionState } from './suggestion-state.ts';
import { blockTexts } from './texts.ts';

const MOST = 8;

interface TagSuggestionsProps {
  active: AnyEditor;
  suggestionState: SuggestionState;
  suggestion: Suggestion;
}

/** Own tags that begin with what was typed, the most used first. */
export function TagSuggestions({ active, suggestionState, suggestion }: TagSuggestionsProps) {
  const { data: tags } = useQuery(tagQueries.list());
  const { query } = suggestion;
  const { editor } = active;
  const entries = useMemo((): ListEntry[] => {
    const typed = tagKey(query);
    return (tags ?? [])
      .filter(({ name }) => tagKey(name).startsWith(typed) && name.length > query.length)
      .sort((a, b) => b.all - a.all)
      .slice(0, MOST)
      .map(({ name, all }) => ({
        id: name,
        label: name,
        hint: String(all),
        icon: <Icon as={Hash} />,
        choose: () => {
          suggestionState.close();
          // The rest of it, so that what was typed stays as it was typed.
          editor.typeKeys([{ kind: 'text', text: `${name.slice(query.length)} ` }]);
        },
      }));
  }, [tags, query, editor, suggestionState]);
  if (entries.length === 0) return null;
  const { listen } = suggestionState;
  return <SuggestionList label={blockTexts.tags} emptyText="" {...{ entries, suggestion, listen }} />;
}
