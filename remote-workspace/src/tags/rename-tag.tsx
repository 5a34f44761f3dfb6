import { type TagCount, tagKey, tagRenameSchema } from '@my-note/contract/tags';
import { Form } from '@my-note/kit/form';
import { Dialog, DialogActions, DialogFrame } from '@my-note/kit/overlays';
import { configQueries } from '@my-note/kit/queries';
import { useMutation, useQueryClient } from '@my-note/kit/query';
import { Stack, Text } from '@my-note/kit/ui';
import { tellRenamed } from './tag-changes.ts';
import { colorsIn, tagMutations } from './tags.mutations.ts';
import { tagTexts as texts } from './texts.ts';

interface RenameTagProps {
  tag: TagCount;
  /** All tags, to say when both become one. */
  tags: readonly TagCount[];
  /** Called with the new name, or without one when the dialog was closed. */
  onDone: (name?: string) => void;
}

/** Asks for a new name of a tag. */
export function RenameTag({ tag, tags, onDone }: RenameTagProps) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({ ...tagMutations.rename(), meta: { silent: true } });
  const rename = async (names: { from: string; to: string }) => {
    const colors = colorsIn(client.getQueryData(configQueries.all()));
    const change = await mutateAsync(names);
    onDone(names.to);
    tellRenamed(client, { names, change, colors });
  };
  const existing = (name: string) =>
    tagKey(name) === tagKey(tag.name) ? undefined : tags.find((each) => tagKey(each.name) === tagKey(name));
  return (
    <DialogFrame
      title={texts.renameTitle(tag.name)}
      description={texts.renameText(tag.all)}
      hasFields
      onClose={() => onDone()}
    >
      <Form schema={tagRenameSchema} defaultValues={{ from: tag.name, to: tag.name }} onSubmit={rename}>
        {({ TextField, FormError, SubmitButton }, { watch }) => {
          const other = existing(watch('to'));
          return (
            <>
              <Dialog.Body>
                <Stack gap="3">
                  <TextField name="to" label={texts.newName} autoComplete="off" autoFocus />
                  <Text role="status" fontSize="sm" color="fg.muted">
                    {other && texts.mergeHint(other.name)}
                  </Text>
                  <FormError />
                </Stack>
              </Dialog.Body>
              <DialogActions onCancel={() => onDone()}>
                <SubmitButton>{other ? texts.merge : texts.rename}</SubmitButton>
              </DialogActions>
            </>
          );
        }}
      </Form>
    </DialogFrame>
  );
}
