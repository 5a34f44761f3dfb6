import type { Cue } from '@my-note/contract/youtube';
import { offerUndo } from '@my-note/shared-kit/items';
import { Menu } from '@my-note/shared-kit/overlays';
import { useMutation } from '@my-note/shared-kit/query';
import { Icon, IconButton, Portal } from '@my-note/shared-kit/ui';
import { Ellipsis, Replace, Trash2 } from 'lucide-react';
import { transcriptMutations } from '../api/transcripts.mutations.ts';
import { texts } from '../texts.ts';

interface TranscriptMenuProps {
  videoId: string;
  cues: readonly Cue[];
  onReplace: () => void;
}

/** What is seldom done to a transcript. */
export function TranscriptMenu({ videoId, cues, onReplace }: TranscriptMenuProps) {
  const remove = useMutation(transcriptMutations.remove(videoId));
  const { mutateAsync: save } = useMutation(transcriptMutations.restore(videoId));
  const drop = () =>
    void remove.mutateAsync().then(
      () => offerUndo(texts.transcript.removed, texts.transcript.undo, () => save({ cues: [...cues] })),
      () => {},
    );
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <IconButton size="sm" variant="ghost" colorPalette="gray" aria-label={texts.transcript.more}>
          <Icon as={Ellipsis} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.Item value="replace" onSelect={onReplace}>
              <Icon as={Replace} />
              {texts.transcript.replace}
            </Menu.Item>
            <Menu.Item value="remove" color="fg.error" onSelect={drop}>
              <Icon as={Trash2} />
              {texts.transcript.remove}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
