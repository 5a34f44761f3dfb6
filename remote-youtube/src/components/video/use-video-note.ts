import type { Video } from '@my-note/contract/youtube';
import type { NoteBesideHandle } from '@my-note/kit/federation';
import { useMutation, useQueryClient } from '@my-note/kit/query';
import { useCallback, useRef, useState } from 'react';
import { updateCachedVideo } from '../../api/cached-videos.ts';
import { videoMutations } from '../../api/videos.mutations.ts';
import { videoQueries } from '../../api/videos.queries.ts';
import { formatTime } from '../../model/times.ts';
import { startSecondsOf, watchUrl } from '../../model/video-url.ts';
import type { Player } from '../../player/player.ts';

export function useVideoNote(video: Video, player: Player) {
  const { mutate, isPending } = useMutation(videoMutations.openNote());
  const client = useQueryClient();
  const handle = useRef<NoteBesideHandle>(null);
  /** Texts to insert when the editor is ready. */
  const waiting = useRef<string[]>([]);
  const [wanted, setWanted] = useState(false);

  const start = useCallback(() => {
    setWanted(true);
    const forget = () => {
      waiting.current = [];
      setWanted(false);
    };
    if (!video.note && !isPending) mutate(video, { onError: forget });
  }, [video, isPending, mutate]);

  /** The note was moved to the trash. */
  const onGone = useCallback(() => {
    updateCachedVideo(client, video._id, { note: null });
    void client.invalidateQueries(videoQueries.one(video._id));
  }, [client, video._id]);

  const onReady = useCallback(
    (ready: NoteBesideHandle | null) => {
      handle.current = ready;
      if (!ready) return;
      for (const text of waiting.current.splice(0)) ready.insert(text);
      if (wanted) ready.focus();
      setWanted(false);
    },
    [wanted],
  );

  /** Inserts the current time into the note, which is created if there is none. */
  const insertTime = useCallback(() => {
    const seconds = player.get().time;
    const link = `[${formatTime(seconds)}](${watchUrl(video.videoId, seconds)})`;
    if (handle.current) {
      handle.current.insert(link);
      handle.current.focus();
      return;
    }
    waiting.current.push(link);
    start();
  }, [player, video.videoId, start]);

  /** Handles a link to this video by seeking; false for any other link. */
  const onLink = useCallback(
    (href: string) => {
      const seconds = startSecondsOf(href, video.videoId);
      if (seconds === undefined) return false;
      player.seek(seconds);
      return true;
    },
    [player, video.videoId],
  );

  return { start, starting: isPending, onReady, onGone, onLink, insertTime };
}
