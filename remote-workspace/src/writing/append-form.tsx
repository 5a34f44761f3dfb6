import { randomId } from '@my-note/kit/http';
import { useMutation } from '@my-note/kit/query';
import { Button, chakra, Stack, Text, toast } from '@my-note/kit/ui';
import { useId, useRef, useState } from 'react';
import { writingTexts as texts } from './texts.ts';
import { writingMutations } from './writing.queries.ts';

/** Puts a text below the note of a day. */
export function AppendForm({ day, hasFocus }: { day: string; hasFocus: boolean }) {
  const [text, setText] = useState('');
  const id = useId();
  // A second press after a lost connection appends nothing more.
  const key = useRef({ text: '', id: '' });
  const append = useMutation(writingMutations.openDay());
  const send = () => {
    if (key.current.text !== text) key.current = { text, id: randomId() };
    append.mutate(
      { day, append: text, key: key.current.id },
      {
        onSuccess: () => {
          key.current = { text: '', id: '' };
          setText('');
          toast({ title: texts.appended(day), type: 'success' });
        },
      },
    );
  };
  return (
    <chakra.form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') send();
      }}
    >
      <Stack gap="2" align="flex-start">
        <chakra.label htmlFor={id} fontWeight="500">
          {texts.appendTo(day)}
        </chakra.label>
        <chakra.textarea
          id={id}
          autoFocus={hasFocus}
          rows={4}
          width="full"
          padding="3"
          borderWidth="1px"
          borderColor="border.field"
          borderRadius="md"
          bg="bg"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Text fontSize="sm" color="fg.muted">
          {texts.appendHint}
        </Text>
        <Button type="submit" disabled={text.trim() === ''} loading={append.isPending}>
          {texts.append}
        </Button>
      </Stack>
    </chakra.form>
  );
}
