import type { Note } from '@my-note/contract';
import { noteQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useStore } from '@my-note/shared-kit/state';
import { FileText } from 'lucide-react';
import { useMemo } from 'react';
import { editorTexts } from '../../editor-texts.ts';
import type { AnyEditor } from '../any-editor.ts';
import { findBlockItems } from './block-items.ts';
import { rankNotes } from './rank-notes.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion, SuggestionState } from './suggestion-state.ts';

interface SuggestionsProps {
  active: AnyEditor;
  suggestionState: SuggestionState;
  /** The edited note, which does not link to itself. */
  note: Note;
}

interface OpenProps extends SuggestionsProps {
  suggestion: Suggestion;
}

function NoteSuggestions({ active: { editor }, suggestionState, note, suggestion }: OpenProps) {
  const { data: items } = useQuery(noteQueries.list());
  const { query, from, to, at } = suggestion;
  const entries = useMemo(
    () =>
      rankNotes(items?.filter(({ _id }) => _id !== note._id) ?? [], query).map(
        ({ _id, title, category }) => ({
          id: _id,
          label: title,
          icon: FileText,
          ...(category ? { hint: category.title } : {}),
          choose: () => {
            suggestionState.close();
            editor.insertNote({ from, to }, { id: _id, title });
          },
        }),
      ),
    [items, note._id, query, from, to, editor, suggestionState],
  );
  const { listen } = suggestionState;
  const { notes: label, noNotes: emptyText } = editorTexts;
  return <SuggestionList key={query} {...{ label, emptyText, entries, at, listen }} />;
}

function BlockSuggestions({ active, suggestionState, suggestion }: OpenProps) {
  const { query, from, to, at, unsure } = suggestion;
  const entries = useMemo(() => {
    if (active.mode !== 'visual') return [];
    const { editor } = active;
    return findBlockItems(query).map(({ run, ...item }) => ({
      ...item,
      choose: () => {
        suggestionState.close();
        editor.deleteRange({ from, to });
        run(editor);
      },
    }));
  }, [active, query, from, to, suggestionState]);
  // The user is typing a path, not looking for a block.
  if (entries.length === 0) return null;
  const { listen } = suggestionState;
  return (
    <SuggestionList
      key={query}
      label={editorTexts.blocks}
      emptyText=""
      {...{ entries, at, unsure, listen }}
    />
  );
}

/** The suggestions at the cursor: blocks after `/`, notes after `[[`. */
export function Suggestions(props: SuggestionsProps) {
  const suggestion = useStore(props.suggestionState.store, ({ shown }) => shown);
  if (!suggestion) return null;
  const List = suggestion.kind === 'note' ? NoteSuggestions : BlockSuggestions;
  return <List {...props} suggestion={suggestion} />;
}
