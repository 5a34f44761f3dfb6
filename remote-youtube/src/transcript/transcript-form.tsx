import { TRANSCRIPT_LIMITS } from '@my-note/contract/youtube';
import { Field } from '@my-note/shared-kit/forms';
import { errorText } from '@my-note/shared-kit/http';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, chakra, HStack, Icon, Stack, Text, toastError } from '@my-note/shared-kit/ui';
import { Upload } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { transcriptMutations } from '../api/transcripts.mutations.ts';
import { texts } from '../texts.ts';
import { useIsMounted } from '../ui/use-is-mounted.ts';
import { readTextFile } from './decode-text-file.ts';
import { readTranscript } from './read-transcript.ts';

interface TranscriptFormProps {
  videoId: string;
  onSaved: () => void;
  /** Back to the transcript that there is. */
  onCancel: (() => void) | undefined;
}

/** Takes a transcript, pasted or from a file. What was entered stays until the service has taken it. */
export function TranscriptForm({ videoId, onSaved, onCancel }: TranscriptFormProps) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const chooser = useRef<HTMLInputElement>(null);
  const save = useMutation(transcriptMutations.save(videoId));
  const isMounted = useIsMounted();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const cues = readTranscript(text);
    const length = cues.reduce((sum, cue) => sum + cue.text.length, 0);
    if (cues.length === 0) return setProblem(texts.transcript.empty);
    if (cues.length > TRANSCRIPT_LIMITS.cues || length > TRANSCRIPT_LIMITS.length)
      return setProblem(texts.transcript.tooLong);
    try {
      await save.mutateAsync({ cues });
      onSaved();
    } catch (error) {
      if (isMounted()) setProblem(errorText(error));
      else toastError(error);
    }
  };
  const open = async (file: File) => {
    const read = await readTextFile(file);
    setProblem(read === undefined ? texts.transcript.unreadable : undefined);
    if (read !== undefined) setText(read);
  };

  return (
    <Stack as="form" gap="3" onSubmit={(event) => void submit(event)}>
      <Text color="fg.muted">{texts.transcript.hint}</Text>
      <Field.Root invalid={problem !== undefined}>
        <Field.Label srOnly>{texts.transcript.paste}</Field.Label>
        <Area
          rows={8}
          value={text}
          placeholder={texts.transcript.placeholder}
          aria-label={texts.transcript.paste}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(undefined);
          }}
        />
        {problem && <Field.ErrorText role="alert">{problem}</Field.ErrorText>}
      </Field.Root>
      <input
        ref={chooser}
        type="file"
        accept=".srt,.vtt,.txt,.sbv,text/plain,text/vtt,application/x-subrip"
        hidden
        aria-label={texts.transcript.open}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void open(file);
          target.value = '';
        }}
      />
      <HStack gap="2" wrap="wrap">
        <Button type="submit" size="sm" loading={save.isPending} disabled={!text.trim()}>
          {texts.transcript.save}
        </Button>
        <Button size="sm" variant="outline" colorPalette="gray" onClick={() => chooser.current?.click()}>
          <Icon as={Upload} />
          {texts.transcript.open}
        </Button>
        {onCancel && (
          <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
            {texts.transcript.cancel}
          </Button>
        )}
      </HStack>
    </Stack>
  );
}

// 16 px, so that phones do not zoom in.
const Area = chakra('textarea', {
  base: {
    width: '100%',
    padding: '3',
    fontSize: 'md',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    resize: 'vertical',
  },
});
