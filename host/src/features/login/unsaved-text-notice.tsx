import { AlertDialog } from '@my-note/shared-kit/overlays';
import { Button, HStack, Stack, Text } from '@my-note/shared-kit/ui';
import { useEffect, useState } from 'react';
import { readUnsavedText, removeUnsavedText, type UnsavedText } from '../../platform/session/unsaved-text.ts';
import { loginTexts } from './texts.ts';

/** Says whose unsaved text lies on this device, and removes it for who asks for that. */
export function UnsavedTextNotice() {
  const [kept, setKept] = useState<UnsavedText[]>([]);
  const [asked, setAsked] = useState<UnsavedText>();

  useEffect(() => {
    let mounted = true;
    readUnsavedText().then((found) => mounted && setKept(found), console.error);
    return () => {
      mounted = false;
    };
  }, []);

  async function remove({ owner }: UnsavedText) {
    await removeUnsavedText(owner).catch(console.error);
    setAsked(undefined);
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
          <Button variant="outline" size="sm" minHeight="touchTarget" onClick={() => setAsked(each)}>
            {loginTexts.removeKept}
          </Button>
        </HStack>
      ))}
      <AlertDialog
        open={asked !== undefined}
        title={loginTexts.removeKeptTitle(asked?.name)}
        confirmLabel={loginTexts.removeKept}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void remove(asked)}
      >
        {loginTexts.removeKeptText}
      </AlertDialog>
    </Stack>
  );
}
