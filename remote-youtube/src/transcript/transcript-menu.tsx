import type { Cue } from '@my-note/contract/youtube';
import { offerUndo } from '@my-note/kit/items';
import { useMutation } from '@my-note/kit/query';
import { Ellipsis, Replace, Trash2 } from 'lucide-react';
import { transcriptMutations } from '../api/transcripts.mutations.ts';
import { texts } from '../texts.ts';
import { ActionMenu } from '../ui/action-menu.tsx';

interface TranscriptMenuProps {
  videoId: string;
  cues: readonly Cue[];
  onReplace: () => void;
}

/** Replaces or removes a transcript. */
export function TranscriptMenu({ videoId, cues, onReplace }: TranscriptMenuProps) {
  const remove = useMutation(transcriptMutations.remove(videoId));
  const { mutateAsync: save } = useMutation(transcriptMutations.restore(videoId));
  const drop = () =>
    void remove.mutateAsync().then(
      () => offerUndo(texts.transcript.removed, texts.transcript.undo, () => save({ cues: [...cues] })),
      () => {},
    );
  return (
    <ActionMenu
      label={texts.transcript.more}
      icon={Ellipsis}
      size="sm"
      actions={[
        { label: texts.transcript.replace, icon: Replace, run: onReplace },
        { label: texts.transcript.remove, icon: Trash2, destructive: true, run: drop },
      ]}
    />
  );
}
