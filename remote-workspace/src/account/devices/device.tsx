import type { Session } from '@my-note/contract/sessions';
import { useMutation } from '@my-note/kit/query';
import { Box, Button, HStack, RelativeDate, Text } from '@my-note/kit/ui';
import { accountMutations } from '../account.queries.ts';
import { devicesTexts } from './texts.ts';

/** One place where the person is signed in. */
export function Device({ session: { _id, device, current, lastUsedAt } }: { session: Session }) {
  const end = useMutation(accountMutations.endSession());
  const name = device ?? devicesTexts.unknownDevice;
  return (
    <HStack
      as="li"
      justify="space-between"
      gap="3"
      paddingY="2.5"
      borderBottomWidth="1px"
      borderColor="border"
      _last={{ borderBottomWidth: '0' }}
    >
      <Box minWidth="0">
        <Text fontWeight="500" truncate>
          {name}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {current ? (
            devicesTexts.thisDevice
          ) : (
            <>
              {devicesTexts.lastUsed} <RelativeDate value={lastUsedAt} />
            </>
          )}
        </Text>
      </Box>
      {!current && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          aria-label={devicesTexts.signOutNamed(name)}
          loading={end.isPending}
          onClick={() => end.mutate(_id)}
        >
          {devicesTexts.signOut}
        </Button>
      )}
    </HStack>
  );
}
