import type { ListItem } from '@my-note/contract';
import { errorText } from '@my-note/kit/http';
import { RowAction } from '@my-note/kit/lists';
import { useQuery } from '@my-note/kit/query';
import { Box, Button, chakra, Flex, ItemIcon, Late, Spinner, Text } from '@my-note/kit/ui';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { trashQueries } from '../../api/trash.queries.ts';
import { depthInEntry, entryTitle } from '../../model/trash.ts';
import { texts } from '../../texts.ts';

const AT_FIRST = 100;
const DEEPEST_INDENT = 6;

interface TrashContentsProps {
  id?: string;
  /** The root of the shown items. */
  entry: Pick<ListItem, '_id' | 'slug' | 'title'>;
  restoring: string | undefined;
  onRestore: (id: string) => void;
}

/** The items inside a trashed category; each can be restored on its own. */
export function TrashContents({ id, entry, restoring, onRestore }: TrashContentsProps) {
  const { data: items, error, refetch } = useQuery(trashQueries.contents(entry._id));
  const [all, setAll] = useState(false);
  const shown = all ? items : items?.slice(0, AT_FIRST);
  return (
    <Box id={id}>
      {error && (
        <Flex gap="3" align="center">
          <Text color="fg.error">{errorText(error)}</Text>
          <Button size="sm" variant="outline" onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </Flex>
      )}
      {!items && !error && (
        <Late>
          <Spinner size="sm" aria-label={texts.trash.loadingContents} />
        </Late>
      )}
      {items?.length === 0 && <Text color="fg.muted">{texts.trash.nothingInside}</Text>}
      <chakra.ul listStyleType="none" aria-label={texts.trash.contentsOf(entryTitle(entry))}>
        {shown?.map((item) => (
          <chakra.li
            key={item._id}
            display="flex"
            alignItems="center"
            gap="2"
            paddingStart={`${Math.min(depthInEntry(entry, item), DEEPEST_INDENT) * 1.25}rem`}
          >
            <ItemIcon item={item} size={16} />
            <Text flex="1" minWidth="0" truncate title={entryTitle(item)}>
              {entryTitle(item)}
            </Text>
            <RowAction
              icon={Undo2}
              label={texts.trash.restore}
              of={entryTitle(item)}
              loading={restoring === item._id}
              onClick={() => onRestore(item._id)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {items && shown && shown.length < items.length && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {texts.trash.showAll(items.length)}
        </Button>
      )}
    </Box>
  );
}
