import { Box } from '@my-note/shared-kit/ui';

interface ProgressBarProps {
  label: string;
  /** From 0 to 1; null as long as it is not known. */
  value: number | null;
}

/** How far something is. What a person reads of it stands beside it. */
export const ProgressBar = ({ label, value }: ProgressBarProps) => (
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
);
