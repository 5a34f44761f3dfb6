import type { Channel } from '@my-note/contract/youtube';
import { useMutation } from '@my-note/kit/query';
import { Button, HStack, Icon, RelativeDate, Spinner, Text, toast } from '@my-note/kit/ui';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { channelMutations } from '../../api/channels.mutations.ts';
import { lastUpdated, refreshBlockedReason } from '../../model/refresh-state.ts';
import { texts } from '../../texts.ts';

/** How many channels of a refresh are done; undefined while none is refreshing. */
function useRefreshProgress(channels: readonly Channel[]): { done: number; all: number } | undefined {
  const left = channels.filter(({ refreshing }) => refreshing).length;
  const most = useRef(0);
  most.current = left === 0 ? 0 : Math.max(most.current, left);
  return left === 0 ? undefined : { done: most.current - left, all: most.current };
}

/** When the channels were last refreshed, and the button that refreshes them now. */
export function RefreshButton({ channels }: { channels: readonly Channel[] }) {
  const refresh = useMutation(channelMutations.refresh());
  // Refreshes that the service starts automatically are not shown, except for the first list of a channel.
  const [isRequested, setRequested] = useState(false);
  const progress = useRefreshProgress(
    channels.filter(({ status }) => isRequested || status.kind === 'waiting'),
  );
  const idle = channels.every(({ refreshing }) => !refreshing);
  useEffect(() => {
    if (idle) setRequested(false);
  }, [idle]);
  const updated = lastUpdated(channels);
  const busy = progress !== undefined || refresh.isPending;
  const start = () => {
    if (busy) return;
    refresh.mutate(undefined, {
      onSuccess: (refreshed) => {
        if (refreshed.some(({ refreshing }) => refreshing)) return setRequested(true);
        const reason = refreshBlockedReason(refreshed, Date.now());
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
          : updated && <RelativeDate value={updated} text={texts.refresh.updatedWhen} />}
      </Text>
      {/* Not disabled, so that it keeps the focus. */}
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
