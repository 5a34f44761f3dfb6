import type { Channel } from '@my-note/shared-kit/contract/youtube';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, HStack, RelativeDate, Spinner, Text, toast } from '@my-note/shared-kit/ui';
import { RefreshCw } from 'lucide-react';
import { channelMutations } from '../api/channels.mutations.ts';
import { lastChecked } from '../model/last-checked.ts';
import { useProgress } from '../model/use-progress.ts';
import { texts } from '../texts.ts';

/** When the channels were last asked, and the button that asks them now. */
export function Refresh({ channels }: { channels: readonly Channel[] }) {
  const refresh = useMutation(channelMutations.refresh());
  const progress = useProgress(channels);
  const checked = lastChecked(channels);
  const busy = progress !== undefined || refresh.isPending;
  const start = () => {
    if (busy) return;
    refresh.mutate(undefined, {
      onSuccess: (answer) => {
        if (!answer.some(({ refreshing }) => refreshing)) toast({ title: texts.refresh.recent });
      },
    });
  };
  return (
    <HStack gap="3">
      <Text textStyle="sm" color="fg.muted" role="status" fontVariantNumeric="tabular-nums">
        {progress
          ? texts.refresh.progress(progress.done, progress.all)
          : checked && (
              <>
                {texts.refresh.updated} <RelativeDate value={checked} />
              </>
            )}
      </Text>
      {/* Stays pressable to keep the focus. */}
      <Button
        size="sm"
        variant="outline"
        colorPalette="gray"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={start}
      >
        {busy ? <Spinner size="xs" /> : <RefreshCw size={16} strokeWidth={1.75} aria-hidden />}
        {texts.refresh.action}
      </Button>
    </HStack>
  );
}
