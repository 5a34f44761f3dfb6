import { Button, HStack, Stack } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { connectionsTexts } from './texts.ts';

interface FramedFormProps {
  children: ReactNode;
  submit: ReactNode;
  onCancel: () => void;
}

/** The fields of a form that opens in a list, with its buttons. */
export const FramedForm = ({ children, submit, onCancel }: FramedFormProps) => (
  <Stack gap="4" padding="4" borderWidth="1px" borderColor="border" borderRadius="md">
    {children}
    <HStack justify="flex-end">
      <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
        {connectionsTexts.cancel}
      </Button>
      {submit}
    </HStack>
  </Stack>
);
