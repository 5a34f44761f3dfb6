import { Heading, Stack, Text } from '@my-note/shared-kit/ui';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of the sheet with a heading of its own. */
export function Section({ title, hint, children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="3" borderTopWidth="1px" borderColor="border" paddingTop="6">
      <Stack gap="1">
        <Heading as="h3" id={id} size="md">
          {title}
        </Heading>
        {hint && (
          <Text fontSize="sm" color="fg.muted">
            {hint}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
