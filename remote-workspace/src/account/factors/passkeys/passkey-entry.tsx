import { type Passkey, passkeyNameFormSchema } from '@my-note/contract/factors';
import { Form } from '@my-note/kit/form';
import { RowAction } from '@my-note/kit/lists';
import { Box, HStack, RelativeDate, Text } from '@my-note/kit/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ListRow } from '../../../list-row.tsx';
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
    <RelativeDate value={createdAt} text={factorsTexts.addedWhen} /> ·{' '}
    {lastUsedAt ? <RelativeDate value={lastUsedAt} text={factorsTexts.usedWhen} /> : factorsTexts.neverUsed}
    {synced && ` · ${factorsTexts.synced}`}
  </Text>
);

/** One passkey, with what can be done with it. */
export function PasskeyEntry({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const [isRenaming, setRenaming] = useState(false);
  const { name } = passkey;
  return (
    <ListRow>
      {isRenaming ? (
        <Rename passkey={passkey} onDone={() => setRenaming(false)} />
      ) : (
        <>
          <Box flex="1" minWidth="0">
            <Text fontWeight="500" overflowWrap="anywhere">
              {name}
            </Text>
            <Facts passkey={passkey} />
          </Box>
          <HStack gap="0" flex="none" marginEnd="-2.5">
            <RowAction
              icon={Pencil}
              label={factorsTexts.rename}
              of={name}
              onClick={() => setRenaming(true)}
            />
            <RowAction icon={Trash2} label={factorsTexts.remove} of={name} isDestructive onClick={onRemove} />
          </HStack>
        </>
      )}
    </ListRow>
  );
}
