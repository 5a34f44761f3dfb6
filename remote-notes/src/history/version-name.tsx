import { LIMITS, type VersionSummary, versionNameSchema } from '@my-note/contract';
import { Form } from '@my-note/kit/form';
import { useMutation } from '@my-note/kit/query';
import { Box, Button, HStack, isComposing } from '@my-note/kit/ui';
import { useState } from 'react';
import { versionMutations } from '../api/version.mutations.ts';
import { historyTexts } from '../history-texts.ts';

const outline = { size: 'sm', variant: 'outline', colorPalette: 'gray' } as const;
const ghost = { size: 'sm', variant: 'ghost', colorPalette: 'gray' } as const;

/** Names, renames, or unnames a version. */
export function VersionName({ noteId, version }: { noteId: string; version: VersionSummary }) {
  const { _id, name } = version;
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync, mutate, isPending } = useMutation(versionMutations.name(noteId));
  const close = () => setOpen(false);

  if (!isOpen) {
    return (
      <HStack gap="2">
        <Button {...outline} onClick={() => setOpen(true)}>
          {name === null ? historyTexts.name : historyTexts.rename}
        </Button>
        {name !== null && (
          <Button {...ghost} loading={isPending} onClick={() => mutate({ _id, name: null })}>
            {historyTexts.removeName}
          </Button>
        )}
      </HStack>
    );
  }
  return (
    <Box onKeyDown={(event) => event.key === 'Escape' && !isComposing(event) && close()}>
      <Form
        schema={versionNameSchema}
        defaultValues={{ name: name ?? '' }}
        onSubmit={(values) => mutateAsync({ _id, ...values }, { onSuccess: close })}
      >
        {({ TextField, SubmitButton }, form) => (
          <TextField
            name="name"
            label={historyTexts.nameOf}
            isLabelHidden
            hint={historyTexts.nameHint}
            autoFocus
            size="sm"
            width="14rem"
            maxLength={LIMITS.versionNameLength}
            aside={
              <>
                <SubmitButton size="sm" disabled={!form.watch('name')?.trim()}>
                  {historyTexts.save}
                </SubmitButton>
                <Button {...ghost} onClick={close}>
                  {historyTexts.cancel}
                </Button>
              </>
            }
          />
        )}
      </Form>
    </Box>
  );
}
