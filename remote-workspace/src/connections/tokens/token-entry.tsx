import type { AccessToken } from '@my-note/contract/sessions';
import { RowAction } from '@my-note/kit/lists';
import { AlertDialog } from '@my-note/kit/overlays';
import { useMutation } from '@my-note/kit/query';
import { Box, HStack, RelativeDate, Text } from '@my-note/kit/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ListRow } from '../../list-row.tsx';
import { Mark } from '../../mark.tsx';
import { tokensTexts as texts } from '../texts.ts';
import { tokenMutations } from './tokens.queries.ts';

/** One token: what it may do, and when it was used. */
export function TokenEntry({ token }: { token: AccessToken }) {
  const { _id, name, scope, prefix, expires, lastUsedAt } = token;
  const [asks, setAsks] = useState(false);
  const revoke = useMutation(tokenMutations.revoke());
  return (
    <ListRow>
      <Box flex="1" minWidth="0">
        <HStack gap="2" wrap="wrap">
          <Text fontWeight="500" overflowWrap="anywhere">
            {name}
          </Text>
          <Mark>{texts.scopes[scope]}</Mark>
        </HStack>
        <Text fontSize="sm" color="fg.muted">
          {prefix}… · {lastUsedAt ? <RelativeDate value={lastUsedAt} text={texts.usedWhen} /> : texts.unused}{' '}
          · {expires ? <RelativeDate value={expires} text={texts.expiresWhen} /> : texts.never}
        </Text>
      </Box>
      <RowAction
        icon={KeyRound}
        label={texts.revoke}
        of={name}
        isDestructive
        marginEnd="-2.5"
        onClick={() => setAsks(true)}
      />
      <AlertDialog
        open={asks}
        title={texts.revokeTitle(name)}
        confirmLabel={texts.revoke}
        busy={revoke.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() => revoke.mutate(_id, { onSettled: () => setAsks(false) })}
      >
        {texts.revokeText}
      </AlertDialog>
    </ListRow>
  );
}
