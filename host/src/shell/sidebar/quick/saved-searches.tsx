import { savedSearchListSchema, savedSearchPaths, searchLink } from '@my-note/contract/searches';
import { api } from '@my-note/kit/http';
import { useQuery } from '@my-note/kit/query';
import { Box, chakra, Icon } from '@my-note/kit/ui';
import { ChevronRight, Search } from 'lucide-react';
import { useId } from 'react';
import { sidebarTexts } from '../texts.ts';
import { QuickRow, quickRow } from './quick-row.tsx';

interface SavedSearchesProps {
  open: boolean;
  onToggle: () => void;
  onGo?: (() => void) | undefined;
}

/** A row that shows the saved searches below it; they are asked for when it is open. */
export function SavedSearches({ open, onToggle, onGo }: SavedSearchesProps) {
  const id = useId();
  // The page of saved searches reads and refreshes them under the same key.
  const { data = [] } = useQuery({
    queryKey: ['saved-searches'],
    queryFn: async ({ signal }) =>
      (await api.get(savedSearchPaths.searches, { schema: savedSearchListSchema, signal })).data,
    enabled: open,
  });
  const row = (key: string, to: string, name: string) => (
    <Box as="li" key={key}>
      <QuickRow inner to={to} icon={<Icon as={Search} size={16} />} title={name} onGo={onGo}>
        {name}
      </QuickRow>
    </Box>
  );
  return (
    <>
      <chakra.button type="button" css={quickRow} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <Icon as={Search} />
        <Box as="span" flex="1" textAlign="start">
          {sidebarTexts.savedSearches}
        </Box>
        <Box as="span" transition="transform 150ms" transform={open ? 'rotate(90deg)' : undefined}>
          <Icon as={ChevronRight} />
        </Box>
      </chakra.button>
      <Box id={id} as="ul" listStyleType="none" hidden={!open} maxHeight="13rem" overflowY="auto">
        {open && data.map(({ _id, name, query }) => row(_id, searchLink(query), name))}
        {open && row('all', searchLink(), sidebarTexts.allSearches)}
      </Box>
    </>
  );
}
