import type { Session } from '@my-note/contract/sessions';
import { RowAction } from '@my-note/kit/lists';
import { useMutation } from '@my-note/kit/query';
import { Box, RelativeDate, Text } from '@my-note/kit/ui';
import { LogOut } from 'lucide-react';
import { ListRow } from '../../list-row.tsx';
import { accountMutations } from '../account.queries.ts';
import { devicesTexts } from './texts.ts';

/** One place where the person is signed in. */
export function Device({ session: { _id, device, current, lastUsedAt } }: { session: Session }) {
  const end = useMutation(accountMutations.endSession());
  const name = device ?? devicesTexts.unknownDevice;
  return (
    <ListRow>
      <Box flex="1" minWidth="0">
        <Text fontWeight="500" truncate>
          {name}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {current ? (
            devicesTexts.thisDevice
          ) : (
            <RelativeDate value={lastUsedAt} text={devicesTexts.usedWhen} />
          )}
        </Text>
      </Box>
      {!current && (
        <RowAction
          icon={LogOut}
          label={devicesTexts.signOut}
          of={name}
          marginEnd="-2.5"
          loading={end.isPending}
          onClick={() => end.mutate(_id)}
        />
      )}
    </ListRow>
  );
}
