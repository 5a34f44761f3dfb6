import type { ListItem, Note } from '@my-note/contract';
import { normalizeSearchText } from '@my-note/contract/search-text';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { Icon } from '@my-note/kit/ui';
import { Heading } from 'lucide-react';
import { useMemo } from 'react';
import { editorTexts } from '../../editor-texts.ts';
import type { AnyEditor } from '../any-editor.ts';
import { headingsOf } from '../links/headings-of.ts';
import { putNote } from './put-note.ts';
import { type ListEntry, SuggestionList } from './suggestion-list.tsx';
import type { Suggestion, SuggestionState } from './suggestion-state.ts';

const MOST = 12;

interface HeadingSuggestionsProps {
  active: AnyEditor;
  suggestionState: SuggestionState;
  suggestion: Suggestion;
  /** The edited note. */
  note: Note;
  /** The note whose headings are wanted, and what was typed of one. */
  item: ListItem;
  wanted: string;
}

/** The headings of a note after its title and `#`; of the edited note, where it links to itself. */
export function HeadingSuggestions(props: HeadingSuggestionsProps) {
  const { active, suggestionState, suggestion, note, item, wanted } = props;
  const isItself = item._id === note._id;
  const { data: other } = useQuery({ ...noteQueries.bySlug(item.slug), enabled: !isItself });
  const content = isItself ? active.editor.markdown() : other?.content;
  const headings = useMemo(() => (content === undefined ? undefined : headingsOf(content)), [content]);
  const { from, to, embeds = false } = suggestion;
  const entries = useMemo((): ListEntry[] => {
    const typed = normalizeSearchText(wanted).trim();
    // A note is not shown inside itself.
    if (isItself && embeds) return [];
    return (headings ?? [])
      .filter(({ text }) => normalizeSearchText(text).includes(typed))
      .slice(0, MOST)
      .map(({ anchor, text, level }) => ({
        id: anchor,
        label: text,
        icon: <Icon as={Heading} />,
        hint: '#'.repeat(level),
        choose: () => {
          suggestionState.close();
          const title = isItself ? text : `${item.title} > ${text}`;
          const id = isItself ? '' : item._id;
          putNote(active, { from, to }, { id, title, part: `#${anchor}`, isEmbedded: embeds });
        },
      }));
  }, [headings, wanted, isItself, embeds, item, from, to, active, suggestionState]);
  if (headings === undefined) return null;
  const { listen } = suggestionState;
  return (
    <SuggestionList
      label={editorTexts.headingsOf(isItself ? note.title : item.title)}
      emptyText={editorTexts.noHeadings}
      {...{ entries, suggestion, listen }}
    />
  );
}
