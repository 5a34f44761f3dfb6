import { Box, Button, HStack, Late, Skeleton, Stack, Text } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../../platform/texts.ts';

interface RowsProps<T> {
  items: readonly T[] | undefined;
  failed: boolean;
  failedText: string;
  emptyText?: string;
  onRetry: () => void;
  children: (item: T) => ReactNode;
}

/** A short list, with its loading, error, and empty states. */
export function Rows<T>({ items, failed, failedText, emptyText, onRetry, children }: RowsProps<T>) {
  if (!items && failed) {
    return (
      <HStack role="alert" justify="space-between">
        <Text color="fg.muted">{failedText}</Text>
        <Button size="xs" variant="outline" colorPalette="gray" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </HStack>
    );
  }
  if (!items) {
    return (
      <Late>
        <Stack gap="3" role="status" aria-label={texts.loading}>
          <Skeleton height="5" />
          <Skeleton height="5" width="70%" />
        </Stack>
      </Late>
    );
  }
  if (items.length === 0) return <Text color="fg.muted">{emptyText}</Text>;
  return (
    <Box as="ul" listStyleType="none">
      {items.map(children)}
    </Box>
  );
}

interface RowProps {
  title: ReactNode;
  facts?: ReactNode;
  action?: ReactNode;
}

export const Row = ({ title, facts, action }: RowProps) => (
  <HStack
    as="li"
    justify="space-between"
    gap="3"
    paddingY="2.5"
    borderBottomWidth="1px"
    borderColor="border"
    _last={{ borderBottomWidth: '0' }}
  >
    <Box minWidth="0">
      <Text fontWeight="500" truncate>
        {title}
      </Text>
      {facts !== undefined && (
        <Text fontSize="sm" color="fg.muted">
          {facts}
        </Text>
      )}
    </Box>
    {action}
  </HStack>
);
