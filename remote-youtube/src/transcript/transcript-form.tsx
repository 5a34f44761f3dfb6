import { transcriptFormSchema, transcriptUpdateSchema } from '@my-note/contract/youtube';
import { Form } from '@my-note/kit/form';
import { useMutation } from '@my-note/kit/query';
import { Button, HStack, Icon, Stack, Text } from '@my-note/kit/ui';
import { Upload } from 'lucide-react';
import { transcriptMutations } from '../api/transcripts.mutations.ts';
import { texts } from '../texts.ts';
import { useFileChooser } from '../ui/use-file-chooser.tsx';
import { readTextFile } from './decode-text-file.ts';
import { readTranscript } from './read-transcript.ts';

interface TranscriptFormProps {
  videoId: string;
  onSaved: () => void;
  /** Returns to the saved transcript. */
  onCancel: (() => void) | undefined;
}

function parseTranscript(text: string) {
  const { data, error } = transcriptUpdateSchema.safeParse({ cues: readTranscript(text) });
  if (!data) throw new Error(error.issues[0]?.message);
  return data;
}

/** Form for a transcript, pasted or from a file. */
export function TranscriptForm({ videoId, onSaved, onCancel }: TranscriptFormProps) {
  const save = useMutation(transcriptMutations.save(videoId));
  return (
    <Form
      schema={transcriptFormSchema}
      defaultValues={{ text: '' }}
      onSubmit={async ({ text }) => {
        await save.mutateAsync(parseTranscript(text));
        onSaved();
      }}
    >
      {({ TextAreaField, FormError, SubmitButton }, form) => (
        <Stack gap="3">
          <Text color="fg.muted">{texts.transcript.hint}</Text>
          <TextAreaField
            name="text"
            label={texts.transcript.paste}
            isLabelHidden
            rows={8}
            placeholder={texts.transcript.placeholder}
          />
          <FormError />
          <HStack gap="2" wrap="wrap">
            <SubmitButton size="sm" disabled={!form.watch('text').trim()}>
              {texts.transcript.save}
            </SubmitButton>
            <TranscriptFile
              onText={(text) => {
                if (text === undefined) form.setError('text', { message: texts.transcript.unreadable });
                else form.setValue('text', text, { shouldValidate: true });
              }}
            />
            {onCancel && (
              <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
                {texts.transcript.cancel}
              </Button>
            )}
          </HStack>
        </Stack>
      )}
    </Form>
  );
}

/** Opens a file and passes on its text; undefined when it is not text. */
function TranscriptFile({ onText }: { onText: (text: string | undefined) => void }) {
  const { chooser, choose } = useFileChooser({
    accept: '.srt,.vtt,.txt,.sbv,text/plain,text/vtt,application/x-subrip',
    label: texts.transcript.open,
    onFile: (file) => void readTextFile(file).then(onText),
  });
  return (
    <>
      {chooser}
      <Button size="sm" variant="outline" colorPalette="gray" onClick={choose}>
        <Icon as={Upload} />
        {texts.transcript.open}
      </Button>
    </>
  );
}
