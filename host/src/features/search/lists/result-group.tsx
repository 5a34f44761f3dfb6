import { Separator, Text } from '@my-note/shared-kit/ui';
import { Children, type ReactNode, useId } from 'react';

interface ResultGroupProps {
  name: string;
  /** Something stands above it. */
  divided: boolean;
  former?: boolean;
  children: ReactNode;
}

/** A named part of the results; nothing at all when it has no rows. */
export function ResultGroup({ name, divided, former = false, children }: ResultGroupProps) {
  const headingId = useId();
  if (Children.count(children) === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a listbox, not of a form
    <div role="group" aria-labelledby={headingId} data-former={former}>
      {divided && <Separator marginY="2" role="presentation" />}
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
