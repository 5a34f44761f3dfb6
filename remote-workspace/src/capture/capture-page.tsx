import { links } from '@my-note/contract';
import { noteFormSchema } from '@my-note/contract/tasks';
import { Form } from '@my-note/kit/form';
import { SelectField } from '@my-note/kit/forms';
import { noteQueries } from '@my-note/kit/queries';
import { useMutation, useQuery } from '@my-note/kit/query';
import { useLocation, useNavigate } from '@my-note/kit/router';
import { Box, PageFrame, Stack, Text, toast } from '@my-note/kit/ui';
import { captureMutation } from './capture.mutations.ts';
import { categoryPaths } from './category-paths.ts';
import { readSharedText, toHash } from './shared-text.ts';
import { captureTexts as texts } from './texts.ts';

/** `/i/new`: shows the note that an address describes, and makes it when the button is pressed. */
export function CapturePage() {
  const location = useLocation();
  const navigate = useNavigate();
  const { data: items = [] } = useQuery(noteQueries.list());
  const make = useMutation(captureMutation());
  return (
    <PageFrame title={texts.title}>
      <Form
        schema={noteFormSchema}
        defaultValues={{ ...readSharedText(location), category: '' }}
        onSubmit={async (values) => {
          // What was typed is there again after a sign-in that has become necessary.
          await navigate({ ...location, search: '', hash: toHash(values) }, { replace: true });
          const { slug } = await make.mutateAsync(values);
          toast({ title: texts.made, type: 'success' });
          await navigate(links.item(slug), { replace: true });
        }}
      >
        {({ TextField, TextAreaField, ControlledField, FormError, SubmitButton }) => (
          <Stack gap="5" maxWidth="measure">
            <Text color="fg.muted">{texts.hint}</Text>
            <TextField name="title" label={texts.noteTitle} autoComplete="off" required />
            <TextAreaField name="content" label={texts.text} hint={texts.textHint} rows={10} />
            <ControlledField name="category" label={texts.category} isLabelHidden>
              {({ value, onChange }) => (
                <Box width="full">
                  <SelectField label={texts.category} value={value} onChange={onChange}>
                    <option value="">{texts.topLevel}</option>
                    {categoryPaths(items).map((path) => (
                      <option key={path} value={path}>
                        {path.replaceAll('/', ' / ')}
                      </option>
                    ))}
                  </SelectField>
                </Box>
              )}
            </ControlledField>
            <TextField name="tags" label={texts.tags} hint={texts.tagsHint} autoComplete="off" />
            <FormError />
            <SubmitButton alignSelf="flex-start">{texts.make}</SubmitButton>
          </Stack>
        )}
      </Form>
    </PageFrame>
  );
}
