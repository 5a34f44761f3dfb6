import { Heading, Stack, Text } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  hint?: string;
  /** 3 below a heading of the second level, as in a sheet. */
  level?: 'h2' | 'h3';
  children: ReactNode;
}

/**
 * A part of a sheet or page with a heading of its own.
 *
 * @example
 * <Section title="Units" hint="For all cities">
 *   <Text>Celsius</Text>
 * </Section>
 */
export function Section({ title, hint, level = 'h3', children }: SectionProps) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="3" borderTopWidth="1px" borderColor="border" paddingTop="6">
      <Stack gap="1">
        <Heading as={level} id={id} size="md">
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
