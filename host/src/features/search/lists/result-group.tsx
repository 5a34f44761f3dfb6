import { Box, Text } from '@my-note/kit/ui';
import { Children, type ReactNode, useId } from 'react';

interface ResultGroupProps {
  name: string;
  /** Other results are above it. */
  divided: boolean;
  stale?: boolean;
  children: ReactNode;
}

/** A named section of the results; renders nothing without rows. */
export function ResultGroup({ name, divided, stale = false, children }: ResultGroupProps) {
  const headingId = useId();
  if (Children.count(children) === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a listbox, not of a form
    <div role="group" aria-labelledby={headingId} data-stale={stale}>
      {divided && <Box role="presentation" marginY="2" borderTopWidth="1px" borderColor="border" />}
      <Text
        id={headingId}
        role="presentation"
        paddingX="3"
        paddingY="1"
        fontSize="xs"
        fontWeight="600"
        color="fg.muted"
      >
        {name}
      </Text>
      {children}
    </div>
  );
}
