import type { Passkey } from '@my-note/contract/factors';
import { AlertDialog } from '@my-note/kit/overlays';
import { Box, Button, Section, Text, toastError } from '@my-note/kit/ui';
import { useState } from 'react';
import { useRemovePasskey } from '../factors.queries.ts';
import { factorsTexts } from '../texts.ts';
import { canAddPasskeys } from './add-passkey.ts';
import { NewPasskey } from './new-passkey.tsx';
import { PasskeyEntry } from './passkey-entry.tsx';

function Add() {
  const [isAdding, setAdding] = useState(false);
  if (!canAddPasskeys()) return <Text color="fg.muted">{factorsTexts.passkeysUnsupported}</Text>;
  if (isAdding) return <NewPasskey onDone={() => setAdding(false)} />;
  return (
    <Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => setAdding(true)}>
      {factorsTexts.addPasskey}
    </Button>
  );
}

/** The passkeys of the account: add, rename, remove. */
export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const [removing, setRemoving] = useState<Passkey>();
  const remove = useRemovePasskey();
  const confirm = async ({ _id }: Passkey) => {
    await remove.mutateAsync(_id).catch(toastError);
    setRemoving(undefined);
  };
  return (
    <Section title={factorsTexts.passkeys} hint={factorsTexts.passkeysHint}>
      {passkeys.length === 0 ? (
        <Text color="fg.muted">{factorsTexts.noPasskeys}</Text>
      ) : (
        <Box as="ul" listStyleType="none">
          {passkeys.map((passkey) => (
            <PasskeyEntry key={passkey._id} passkey={passkey} onRemove={() => setRemoving(passkey)} />
          ))}
        </Box>
      )}
      <Add />
      <AlertDialog
        open={removing !== undefined}
        title={factorsTexts.removeTitle(removing?.name ?? '')}
        confirmLabel={factorsTexts.remove}
        busy={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void confirm(removing)}
      >
        {factorsTexts.removeText}
      </AlertDialog>
    </Section>
  );
}
