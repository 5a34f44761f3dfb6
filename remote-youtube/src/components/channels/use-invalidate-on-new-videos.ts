import type { Channel } from '@my-note/contract/youtube';
import { useQueryClient } from '@my-note/kit/query';
import { useEffect, useRef } from 'react';
import { videoQueries } from '../../api/videos.queries.ts';

interface Read {
  checkedAt: string | null;
  /** The lowest count since: a higher one means new videos, whatever was marked meanwhile. */
  unseen: number;
}

/**
 * Refetches the videos when a check of a channel found new ones. Mutations refetch them themselves.
 */
export function useInvalidateOnNewVideos(channels: readonly Channel[] | undefined): void {
  const client = useQueryClient();
  const known = useRef(new Map<string, Read>());
  useEffect(() => {
    if (!channels) return;
    const before = known.current;
    if (channels.some(({ refreshing }) => refreshing)) {
      // `checkedAt` changes when a check starts; its videos are there only when no channel is refreshing.
      for (const { _id, refreshing, unseen, checkedAt } of channels) {
        const former = before.get(_id);
        if (former) before.set(_id, { ...former, unseen: Math.min(former.unseen, unseen) });
        else before.set(_id, refreshing ? { checkedAt: null, unseen: -1 } : { checkedAt, unseen });
      }
      return;
    }
    known.current = new Map(channels.map(({ _id, checkedAt, unseen }) => [_id, { checkedAt, unseen }]));
    const more = channels.some(({ _id, checkedAt, unseen }) => {
      const former = before.get(_id);
      return former && former.checkedAt !== checkedAt && former.unseen < unseen;
    });
    if (more) void client.invalidateQueries({ queryKey: videoQueries.lists() });
  }, [client, channels]);
}
