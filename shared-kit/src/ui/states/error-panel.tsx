import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { kitTexts } from '../../texts.ts';

interface ErrorPanelProps {
  title: string;
  children?: ReactNode;
  actionLabel?: string;
  onAction?: () => void;
}

/** A failure inside the content area, in plain words, with one action. */
export const ErrorPanel = ({
  title,
  children,
  actionLabel = kitTexts.tryAgain,
  onAction,
}: ErrorPanelProps) => (
  <Stack role="alert" align="flex-start" gap="3" maxWidth="34rem" marginX="auto" paddingY="16" paddingX="6">
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
);
