import { type SavedSearch, searchLink } from '@my-note/contract/tasks';
import { offerUndo } from '@my-note/kit/items';
import { RowAction } from '@my-note/kit/lists';
import { useMutation, useQuery } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, chakra, EmptyState, Icon, QueryState, Text } from '@my-note/kit/ui';
import { Pencil, Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ListRow } from '../list-row.tsx';
import { Waiting } from '../waiting.tsx';
import { NameDialog } from './name-dialog.tsx';
import { searchMutations } from './searches.mutations.ts';
import { savedSearches } from './searches.queries.ts';
import { searchTexts as texts } from './texts.ts';

const Name = chakra(Link);

function Entry({ search, onRename }: { search: SavedSearch; onRename: () => void }) {
  const remove = useMutation(searchMutations.remove());
  const save = useMutation(searchMutations.save());
  const { name, query } = search;
  const removeIt = () =>
    remove.mutate(search, {
      onSuccess: () =>
        offerUndo(texts.removed(name), texts.undo, async () => {
          await save.mutateAsync({ name, query });
        }),
    });
  return (
    <ListRow>
      <Box flex="1" minWidth="0">
        <Name to={searchLink(query)} dir="auto" fontWeight="500" overflowWrap="anywhere">
          {name}
        </Name>
        <Text dir="auto" fontSize="sm" color="fg.muted" truncate>
          {query}
        </Text>
      </Box>
      <RowAction icon={Pencil} label={texts.rename} of={name} onClick={onRename} />
      <RowAction icon={Trash2} label={texts.remove} of={name} onClick={removeIt} />
    </ListRow>
  );
}

/** All saved searches, with their names changed and removed. */
export function SavedList() {
  const query = useQuery({ ...savedSearches(), enabled: useAuthEnabled() });
  const rename = useMutation({ ...searchMutations.rename(), meta: { silent: true } });
  const [renamed, setRenamed] = useState<SavedSearch>();
  return (
    <>
      <QueryState
        query={query}
        loading={<Waiting label={texts.loading} />}
        failure={texts.failed}
        empty={
          <EmptyState title={texts.empty} icon={<Icon as={Search} size={32} />}>
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {(searches) => (
          <Box as="ul" listStyleType="none">
            {searches.map((search) => (
              <Entry key={search._id} search={search} onRename={() => setRenamed(search)} />
            ))}
          </Box>
        )}
      </QueryState>
      {renamed && (
        <NameDialog
          title={texts.renameTitle(renamed.name)}
          button={texts.rename}
          name={renamed.name}
          onName={(name) => rename.mutateAsync({ _id: renamed._id, name })}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}
