import { AlertDialog } from '@my-note/kit/overlays';
import { Button, HStack, Stack, Text } from '@my-note/kit/ui';
import { useEffect, useState } from 'react';
import { readUnsavedText, removeUnsavedText, type UnsavedText } from '../../platform/session/unsaved-text.ts';
import { loginTexts } from './texts.ts';

/** Lists users with unsaved text on this device, and offers to remove it. */
export function UnsavedTextNotice() {
  const [kept, setKept] = useState<UnsavedText[]>([]);
  const [removing, setRemoving] = useState<UnsavedText>();

  useEffect(() => {
    let mounted = true;
    readUnsavedText().then((found) => mounted && setKept(found), console.error);
    return () => {
      mounted = false;
    };
  }, []);

  async function remove({ owner }: UnsavedText) {
    await removeUnsavedText(owner).catch(console.error);
    setRemoving(undefined);
    setKept(await readUnsavedText());
  }

  return (
    <Stack gap="3">
      {kept.map((each) => (
        <HStack
          key={each.owner}
          gap="3"
          justify="space-between"
          borderWidth="1px"
          borderColor="border"
          borderRadius="md"
          padding="3"
        >
          <Text fontSize="sm">{loginTexts.kept(each.name, each.notes, each.requests)}</Text>
          <Button variant="outline" size="sm" minHeight="touchTarget" onClick={() => setRemoving(each)}>
            {loginTexts.removeKept}
          </Button>
        </HStack>
      ))}
      <AlertDialog
        open={removing !== undefined}
        title={loginTexts.removeKeptTitle(removing?.name)}
        confirmLabel={loginTexts.removeKept}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() => removing && void remove(removing)}
      >
        {loginTexts.removeKeptText}
      </AlertDialog>
    </Stack>
  );
}
