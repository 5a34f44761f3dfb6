import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  children?: ReactNode;
  /** One action. */
  action?: ReactNode;
  icon?: ReactNode;
}

/**
 * What a list shows when there is nothing in it: a sentence and an action.
 *
 * @example
 * <EmptyState title="No cities yet" action={<Button>Add city</Button>} />
 */
export const EmptyState = ({ title, children, action, icon }: EmptyStateProps) => (
  <Stack align="center" textAlign="center" gap="3" paddingY="16" paddingX="6" color="fg.muted">
    {icon && (
      <Box aria-hidden color="border.emphasized">
        {icon}
      </Box>
    )}
    <Heading as="h2" size="md" color="fg">
      {title}
    </Heading>
    {children && <Text maxWidth="26rem">{children}</Text>}
    {action}
  </Stack>
);
