import type { Channel } from '@my-note/contract/youtube';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useEffect, useRef } from 'react';
import { videoQueries } from '../../api/videos.queries.ts';

interface Read {
  checkedAt: string | null;
  /** The fewest that were unseen since: what is more is new, whatever was marked meanwhile. */
  unseen: number;
}

/**
 * Lists the videos anew when a channel that was read has some more, for whatever reason it was read. What comes and
 * goes by the user's own hand lists them itself.
 */
export function useInvalidateOnNewVideos(channels: readonly Channel[] | undefined): void {
  const client = useQueryClient();
  const known = useRef(new Map<string, Read>());
  useEffect(() => {
    if (!channels) return;
    const before = known.current;
    if (channels.some(({ refreshing }) => refreshing)) {
      // A channel is checked when it is asked; what it answered is there when none is being asked any more.
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
