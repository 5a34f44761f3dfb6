import { connectToaster, Stack, Text } from '@my-note/kit/ui';
import { useEffect } from 'react';
import { say, useMessages } from './messages.ts';

/** Toasts of the remote, and calls of a slot's handlers. */
export function MessageLine() {
  const messages = useMessages();
  useEffect(() => connectToaster(({ title, description }) => say([title, description].join(' '))), []);
  if (messages.length === 0) return null;
  return (
    <Stack as="footer" role="status" gap="1" padding="3" bg="bg.subtle" borderTopWidth="1px">
      {messages.map((message, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same message may appear twice
        <Text key={index} fontFamily="mono" fontSize="sm">
          {message}
        </Text>
      ))}
    </Stack>
  );
}
