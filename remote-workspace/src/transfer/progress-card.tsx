import { Box, Button, HStack, Stack, Text } from '@my-note/kit/ui';
import { transferTexts as texts } from './texts.ts';

interface ProgressCardProps {
  /** Name of the task, without its progress. */
  label: string;
  text: string;
  /** From 0 to 1; null while unknown. */
  value: number | null;
  busy?: boolean;
  onCancel: () => void;
}

/** A running task: its progress, and the button that cancels it. */
export const ProgressCard = ({ label, text, value, busy = false, onCancel }: ProgressCardProps) => (
  <Stack gap="3" padding="4" borderWidth="1px" borderColor="border" borderRadius="md">
    <HStack justify="space-between" gap="4">
      <Text fontVariantNumeric="tabular-nums">{text}</Text>
      <Button size="sm" variant="outline" colorPalette="gray" loading={busy} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </HStack>
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(value === null ? {} : { 'aria-valuenow': Math.round(value * 100) })}
      height="1.5"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <Box
        height="100%"
        borderRadius="full"
        bg="accent.solid"
        transition="width 0.3s"
        animation={value === null ? 'pulse' : undefined}
        style={{ width: value === null ? '100%' : `${value * 100}%` }}
      />
    </Box>
  </Stack>
);
