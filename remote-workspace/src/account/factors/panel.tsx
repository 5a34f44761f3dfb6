import { Button, HStack, Stack } from '@my-note/kit/ui';
import type { ReactElement, ReactNode } from 'react';
import { factorsTexts } from './texts.ts';

/** A frame around a form that opens in its place. */
export const Panel = ({ children }: { children: ReactNode }) => (
  <Stack gap="4" padding="4" borderWidth="1px" borderColor="border" borderRadius="md">
    {children}
  </Stack>
);

/** The buttons at the end of a form. */
export const PanelButtons = ({ onCancel, children }: { onCancel: () => void; children: ReactElement }) => (
  <HStack justify="flex-end">
    <Button size="sm" variant="ghost" colorPalette="gray" onClick={onCancel}>
      {factorsTexts.cancel}
    </Button>
    {children}
  </HStack>
);
