import { LIMITS, type Note } from '@my-note/contract';
import { normalizeSearchText } from '@my-note/contract/search-text';
import { useExtensions } from '@my-note/kit/federation';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useStore } from '@my-note/kit/state';
import { Icon, ItemIcon } from '@my-note/kit/ui';
import { FilePlus } from 'lucide-react';
import { useMemo } from 'react';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { editorTexts } from '../../editor-texts.ts';
import type { AnyEditor } from '../any-editor.ts';
import type { Fence } from '../fences/fence.ts';
import { fenceItems, findBlockItems } from './block-items.ts';
import { HeadingSuggestions } from './heading-suggestions.tsx';
import { putNote } from './put-note.ts';
import { rankNotes, readPart } from './rank-notes.ts';
import { type ListEntry, SuggestionList } from './suggestion-list.tsx';
import type { Suggestion, SuggestionState } from './suggestion-state.ts';
import { useCreateNote } from './use-create-note.ts';

interface SuggestionsProps {
  active: AnyEditor;
  suggestionState: SuggestionState;
  /** The edited note, which does not link to itself. */
  note: Note;
  /** Asks for a picture: a file or an address. */
  onPicture: () => void;
}

interface OpenProps extends SuggestionsProps {
  suggestion: Suggestion;
}

/** Notes by their titles; after one of them and `#`, its headings. */
function NoteSuggestions(props: OpenProps) {
  const { data: items } = useQuery(noteQueries.list());
  const { query } = props.suggestion;
  const part = useMemo(() => readPart(items ?? [], query, props.note), [items, query, props.note]);
  return part ? <HeadingSuggestions {...props} {...part} /> : <TitleSuggestions {...props} />;
}

function TitleSuggestions({ active, suggestionState, note, suggestion }: OpenProps) {
  const { data: items } = useQuery(noteQueries.list());
  const create = useCreateNote(active, note);
  const { query, from, to, embeds = false } = suggestion;
  const found = useMemo(
    (): ListEntry[] =>
      rankNotes(items?.filter(({ _id }) => _id !== note._id) ?? [], query).map(
        ({ _id, title, category, type, icon }) => ({
          id: _id,
          label: title,
          icon: <ItemIcon item={{ type, icon }} />,
          hint: category?.title,
          choose: () => {
            suggestionState.close();
            putNote(active, { from, to }, { id: _id, title, isEmbedded: embeds });
          },
        }),
      ),
    [items, note._id, query, from, to, embeds, active, suggestionState],
  );
  const title = query.trim();
  const isNew = !found.some(({ label }) => normalizeSearchText(label) === normalizeSearchText(title));
  const offer: ListEntry = {
    id: 'create',
    label: editorTexts.createNote(title),
    icon: <Icon as={FilePlus} size={18} />,
    choose: () => {
      suggestionState.close();
      void create(title, `${embeds ? '!' : ''}[[${query}`, embeds);
    },
  };
  const canCreate = title !== '' && title.length <= LIMITS.titleLength && isNew && items !== undefined;
  const { listen } = suggestionState;
  const { notes: label, noNotes: emptyText } = editorTexts;
  return (
    <SuggestionList
      entries={canCreate ? [...found, offer] : found}
      {...{ label, emptyText, suggestion, listen }}
    />
  );
}

function BlockSuggestions({ active, suggestionState, suggestion, note, onPicture }: OpenProps) {
  const { query, from, to } = suggestion;
  // Their entries come when they are loaded; the list waits for none.
  const fences = useExtensions<Fence['point']>('fence/', active.mode === 'visual');
  const { data: templates } = useQuery({
    queryKey: ['template-items', note.title],
    queryFn: async ({ client }) =>
      (await import(/* webpackChunkName: 'editor-popups' */ '../templates/templates.ts')).templateItems(
        client,
        note.title,
      ),
  });
  const others = useMemo(() => [...fenceItems(fences), ...(templates ?? [])], [fences, templates]);
  const entries = useMemo((): ListEntry[] => {
    if (active.mode !== 'visual') return [];
    const { editor } = active;
    return findBlockItems(query, others).map(({ id, label, icon, hint, group, run }) => ({
      id,
      label,
      icon: <Icon as={icon} />,
      hint,
      group: query === '' ? group : undefined,
      choose: () => {
        suggestionState.close();
        editor.deleteRange({ from, to });
        if (run) run(editor);
        else onPicture();
      },
    }));
  }, [active, query, others, from, to, suggestionState, onPicture]);
  // The user is typing a path, not looking for a block.
  if (entries.length === 0) return null;
  const { listen } = suggestionState;
  return <SuggestionList label={editorTexts.blocks} emptyText="" {...{ entries, suggestion, listen }} />;
}

const LazyTagSuggestions = lazyComponent(
  async () => (await import(/* webpackChunkName: 'editor-popups' */ './tag-suggestions.tsx')).TagSuggestions,
);

const lists = { note: NoteSuggestions, block: BlockSuggestions, tag: LazyTagSuggestions };

/** The suggestions at the cursor: blocks after `/`, notes after `[[` and `![[`, tags after `#` and a letter. */
export function Suggestions(props: SuggestionsProps) {
  const suggestion = useStore(props.suggestionState.store, ({ shown }) => shown);
  if (!suggestion) return null;
  const List = lists[suggestion.kind];
  return <List {...props} suggestion={suggestion} />;
}
