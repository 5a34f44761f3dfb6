import type { Channel } from '@my-note/shared-kit/contract/youtube';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useEffect, useRef } from 'react';
import { videoQueries } from '../api/videos.queries.ts';

/**
 * Lists the videos anew when one of the channels was read, for whatever reason that was. What comes and goes by the
 * user's own hand lists them itself.
 */
export function useNewVideos(channels: readonly Channel[] | undefined): void {
  const client = useQueryClient();
  const known = useRef(new Map<string, string | null>());
  useEffect(() => {
    if (!channels) return;
    const before = known.current;
    known.current = new Map(channels.map(({ _id, checkedAt }) => [_id, checkedAt]));
    const read = channels.some(({ _id, checkedAt }) => before.has(_id) && before.get(_id) !== checkedAt);
    if (read) void client.invalidateQueries({ queryKey: videoQueries.lists() });
  }, [client, channels]);
}
