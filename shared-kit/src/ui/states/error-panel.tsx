import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { kitTexts } from '../../texts.ts';
import { PageGrid } from '../layout/page-grid.tsx';

interface ErrorPanelProps {
  title: string;
  children?: ReactNode;
  actionLabel?: string;
  onAction?: () => void;
}

/**
 * A failure in the place of a page or a part of one, in plain words, with one action.
 *
 * @example
 * <ErrorPanel title="Couldn't load the weather" onAction={() => void query.refetch()}>
 *   {errorText(query.error)}
 * </ErrorPanel>
 */
export const ErrorPanel = ({
  title,
  children,
  actionLabel = kitTexts.tryAgain,
  onAction,
}: ErrorPanelProps) => (
  <PageGrid>
    <Stack role="alert" align="flex-start" gap="3" maxWidth="34rem" paddingY="12">
      <Heading as="h2" size="lg">
        {title}
      </Heading>
      {children && <Text color="fg.muted">{children}</Text>}
      {onAction && (
        <HStack>
          <Button size="sm" onClick={onAction}>
            {actionLabel}
          </Button>
        </HStack>
      )}
    </Stack>
  </PageGrid>
);
