import { Button, Late, Skeleton, Stack, Text } from '@my-note/kit/ui';
import { texts } from '../texts.ts';

/** Shown instead of a list without rows. */
export const EmptyList = ({ children }: { children: string }) => (
  <Text paddingX="5" paddingY="8" textAlign="center" color="fg.muted">
    {children}
  </Text>
);

export const LoadingList = () => (
  <Late>
    <Stack gap="3" padding="4" aria-busy>
      <Skeleton height="10" />
      <Skeleton height="10" />
    </Stack>
  </Late>
);

export const FailedList = ({ children, onRetry }: { children: string; onRetry: () => void }) => (
  <Stack align="center" gap="3" paddingX="5" paddingY="6" color="fg.muted" role="alert">
    <Text>{children}</Text>
    <Button size="xs" variant="outline" onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  </Stack>
);
