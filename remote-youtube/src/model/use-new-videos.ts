import type { Channel } from '@my-note/shared-kit/contract/youtube';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useEffect, useRef } from 'react';
import { videoQueries } from '../api/videos.queries.ts';

type Known = Map<string, Pick<Channel, 'checkedAt' | 'unseen'>>;

/**
 * Lists the videos anew when a channel that was read has some more, for whatever reason it was read. What comes and
 * goes by the user's own hand lists them itself.
 */
export function useNewVideos(channels: readonly Channel[] | undefined): void {
  const client = useQueryClient();
  const known = useRef<Known>(new Map());
  useEffect(() => {
    // A channel is checked when it is asked; what it answered is there when none is being asked any more.
    if (!channels || channels.some(({ refreshing }) => refreshing)) return;
    const before = known.current;
    known.current = new Map(channels.map((channel) => [channel._id, channel]));
    const more = channels.some(({ _id, checkedAt, unseen }) => {
      const former = before.get(_id);
      return former && former.checkedAt !== checkedAt && former.unseen < unseen;
    });
    if (more) void client.invalidateQueries({ queryKey: videoQueries.lists() });
  }, [client, channels]);
}
