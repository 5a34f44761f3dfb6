import { Button, HStack, Stack, Text } from '@my-note/shared-kit/ui';
import { ProgressBar } from './progress-bar.tsx';
import { transferTexts as texts } from './texts.ts';

interface ProgressCardProps {
  /** What is being done, without how far it is. */
  label: string;
  text: string;
  /** From 0 to 1; null as long as it is not known. */
  value: number | null;
  busy?: boolean;
  onCancel: () => void;
}

/** Work that goes on, how far it is, and the way to stop it. */
export const ProgressCard = ({ label, text, value, busy = false, onCancel }: ProgressCardProps) => (
  <Stack gap="3" padding="4" borderWidth="1px" borderColor="border" borderRadius="md">
    <HStack justify="space-between" gap="4">
      <Text fontVariantNumeric="tabular-nums">{text}</Text>
      <Button size="sm" variant="outline" colorPalette="gray" loading={busy} onClick={onCancel}>
        {texts.cancel}
      </Button>
    </HStack>
    <ProgressBar label={label} value={value} />
  </Stack>
);
