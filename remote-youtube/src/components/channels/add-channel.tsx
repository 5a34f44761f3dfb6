import { channelCreateSchema } from '@my-note/contract/youtube';
import { Form } from '@my-note/kit/form';
import { useMutation } from '@my-note/kit/query';
import { Text } from '@my-note/kit/ui';
import { channelMutations } from '../../api/channels.mutations.ts';
import { texts } from '../../texts.ts';

export function AddChannel() {
  const add = useMutation(channelMutations.add());
  return (
    <Form
      schema={channelCreateSchema}
      defaultValues={{ url: '' }}
      onSubmit={async ({ url }, form) => {
        await add.mutateAsync(url);
        form.reset();
      }}
    >
      {({ TextField, FormError, SubmitButton }, { formState }) => (
        <>
          <TextField
            name="url"
            label={texts.channels.address}
            isLabelHidden
            placeholder={texts.channels.placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aside={<SubmitButton>{texts.channels.add}</SubmitButton>}
          />
          <FormError />
          {add.data && !formState.isDirty && (
            <Text role="status" dir="auto">
              {texts.channels.added(add.data.title)}
            </Text>
          )}
        </>
      )}
    </Form>
  );
}
