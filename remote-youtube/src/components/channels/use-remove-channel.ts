import type { Channel } from '@my-note/contract/youtube';
import { offerUndo } from '@my-note/kit/items';
import { useMutation } from '@my-note/kit/query';
import { channelMutations } from '../../api/channels.mutations.ts';
import { texts } from '../../texts.ts';

/** Removes a channel and offers to undo it; marks and notes of its videos are kept meanwhile. */
export function useRemoveChannel(): (channel: Channel) => Promise<void> {
  const { mutateAsync: remove } = useMutation(channelMutations.remove());
  const { mutateAsync: add } = useMutation(channelMutations.addAgain());
  return (channel) =>
    remove(channel).then(
      () =>
        offerUndo(texts.channels.removed(channel.title), texts.channels.undo, () => add(channel.channelId)),
      () => {},
    );
}
