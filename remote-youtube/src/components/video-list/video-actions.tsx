import type { Video } from '@my-note/contract/youtube';
import { offerUndo } from '@my-note/kit/items';
import { useMutation } from '@my-note/kit/query';
import { HStack } from '@my-note/kit/ui';
import { Check, Eye, EyeOff, Undo2 } from 'lucide-react';
import { videoMutations } from '../../api/videos.mutations.ts';
import { texts } from '../../texts.ts';
import { QuietIconButton } from '../../ui/quiet-icon-button.tsx';

const { videos } = texts;

/** Marks a video as seen or hides it, without opening it. */
export function VideoActions({ video, inHidden }: { video: Video; inHidden: boolean }) {
  const { mutateAsync } = useMutation(videoMutations.update());
  const { title, seen } = video;
  const mark = () => void mutateAsync({ video, change: { seen: !seen } }).catch(() => {});
  const unhide = () => mutateAsync({ video: { ...video, hidden: true }, change: { hidden: false } });
  const hide = () =>
    void mutateAsync({ video, change: { hidden: true } }).then(
      () => offerUndo(videos.hiddenNow(title), texts.channels.undo, unhide),
      () => {},
    );
  const actions = inHidden
    ? [{ label: videos.unhide(title), icon: Eye, run: () => void unhide().catch(() => {}) }]
    : [
        { label: seen ? videos.unseen(title) : videos.seen(title), icon: seen ? Undo2 : Check, run: mark },
        { label: videos.hide(title), icon: EyeOff, run: hide },
      ];
  return (
    <HStack gap="1" marginInlineStart="auto" position="relative">
      {actions.map(({ label, icon, run }) => (
        <QuietIconButton key={label} label={label} icon={icon} onClick={run} />
      ))}
    </HStack>
  );
}
