import type { Channel } from '@my-note/contract/youtube';
import { useMutation } from '@my-note/shared-kit/query';
import { Button, HStack, Icon, RelativeDate, Spinner, Text, toast } from '@my-note/shared-kit/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { channelMutations } from '../../api/channels.mutations.ts';
import { lastUpdated, refreshBlockedReason } from '../../model/refresh-state.ts';
import { texts } from '../../texts.ts';
import { useRefreshProgress } from './use-refresh-progress.ts';

/** When the channels were last asked, and the button that asks them now. */
export function RefreshButton({ channels }: { channels: readonly Channel[] }) {
  const refresh = useMutation(channelMutations.refresh());
  // The service asks by itself as well, which is nobody's business; a list that comes first is waited for.
  const [asked, setAsked] = useState(false);
  const progress = useRefreshProgress(channels.filter(({ status }) => asked || status.kind === 'waiting'));
  const idle = channels.every(({ refreshing }) => !refreshing);
  useEffect(() => {
    if (idle) setAsked(false);
  }, [idle]);
  const updated = lastUpdated(channels);
  const busy = progress !== undefined || refresh.isPending;
  const start = () => {
    if (busy) return;
    refresh.mutate(undefined, {
      onSuccess: (answer) => {
        if (answer.some(({ refreshing }) => refreshing)) return setAsked(true);
        const reason = refreshBlockedReason(answer, Date.now());
        if (reason === undefined) toast({ title: texts.refresh.recent });
        else toast({ title: texts.refresh.later, ...(reason ? { description: reason } : {}) });
      },
    });
  };
  return (
    <HStack gap="3">
      <Text textStyle="sm" color="fg.muted" role="status" fontVariantNumeric="tabular-nums">
        {progress
          ? texts.refresh.progress(progress.done, progress.all)
          : updated && (
              <>
                {texts.refresh.updated} <RelativeDate value={updated} />
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
        {busy ? <Spinner size="xs" /> : <Icon as={RefreshCw} />}
        {texts.refresh.action}
      </Button>
    </HStack>
  );
}
