import { AlertDialog } from '@my-note/kit/overlays';
import { useMutation } from '@my-note/kit/query';
import { Button, HStack } from '@my-note/kit/ui';
import { useState } from 'react';
import { accountMutations } from '../account.queries.ts';
import { useLeave } from '../use-leave.ts';
import { devicesTexts } from './texts.ts';

/** Ends all other sessions, or every one. */
export function SignOutButtons({ hasOthers }: { hasOthers: boolean }) {
  const endOthers = useMutation(accountMutations.endOtherSessions());
  const endAll = useMutation(accountMutations.endAllSessions());
  const leave = useLeave();
  const [asks, setAsks] = useState(false);
  return (
    <HStack gap="3" wrap="wrap">
      {hasOthers && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          loading={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          {devicesTexts.signOutOthers}
        </Button>
      )}
      <Button size="sm" variant="outline" colorPalette="gray" onClick={() => setAsks(true)}>
        {devicesTexts.signOutAll}
      </Button>
      <AlertDialog
        open={asks}
        title={devicesTexts.signOutAllTitle}
        confirmLabel={devicesTexts.signOutAll}
        busy={endAll.isPending}
        onCancel={() => setAsks(false)}
        onConfirm={() =>
          endAll.mutate(undefined, { onSuccess: () => leave(), onError: () => setAsks(false) })
        }
      >
        {devicesTexts.signOutAllText}
      </AlertDialog>
    </HStack>
  );
}
