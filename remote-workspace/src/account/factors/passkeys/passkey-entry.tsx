import { type Passkey, passkeyNameFormSchema } from '@my-note/contract/factors';
import { Form } from '@my-note/kit/form';
import { Box, Button, HStack, RelativeDate, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { useRenamePasskey } from '../factors.queries.ts';
import { Panel, PanelButtons } from '../panel.tsx';
import { factorsTexts } from '../texts.ts';

function Rename({ passkey: { _id, name }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const rename = useRenamePasskey(_id);
  return (
    <Form
      schema={passkeyNameFormSchema}
      defaultValues={{ name }}
      onSubmit={async (form) => {
        await rename.mutateAsync(form);
        onDone();
      }}
    >
      {({ TextField, FormError, SubmitButton }) => (
        <Panel>
          <TextField name="name" label={factorsTexts.passkeyName} maxLength={60} autoFocus required />
          <FormError />
          <PanelButtons onCancel={onDone}>
            <SubmitButton size="sm">{factorsTexts.save}</SubmitButton>
          </PanelButtons>
        </Panel>
      )}
    </Form>
  );
}

const Facts = ({ passkey: { createdAt, lastUsedAt, synced } }: { passkey: Passkey }) => (
  <Text fontSize="sm" color="fg.muted">
    {factorsTexts.added} <RelativeDate value={createdAt} /> ·{' '}
    {lastUsedAt ? (
      <>
        {factorsTexts.lastUsed} <RelativeDate value={lastUsedAt} />
      </>
    ) : (
      factorsTexts.neverUsed
    )}
    {synced && ` · ${factorsTexts.synced}`}
  </Text>
);

/** One passkey, with what can be done with it. */
export function PasskeyEntry({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const { name } = passkey;
  return (
    <Box
      as="li"
      paddingY="2.5"
      borderBottomWidth="1px"
      borderColor="border"
      _last={{ borderBottomWidth: '0' }}
    >
      {isRenaming ? (
        <Rename passkey={passkey} onDone={() => setRenaming(false)} />
      ) : (
        <HStack justify="space-between" gap="3" wrap="wrap">
          <Box minWidth="0">
            <Text fontWeight="500" overflowWrap="anywhere">
              {name}
            </Text>
            <Facts passkey={passkey} />
          </Box>
          <HStack gap="2">
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              aria-label={factorsTexts.renameNamed(name)}
              onClick={() => setRenaming(true)}
            >
              {factorsTexts.rename}
            </Button>
            <Button
              size="xs"
              variant="outline"
              colorPalette="gray"
              aria-label={factorsTexts.removeNamed(name)}
              onClick={onRemove}
            >
              {factorsTexts.remove}
            </Button>
          </HStack>
        </HStack>
      )}
    </Box>
  );
}
