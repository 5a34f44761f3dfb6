import type { Video } from '@my-note/contract/youtube';
import { HStack, Icon, Text } from '@my-note/kit/ui';
import { Captions, NotebookPen } from 'lucide-react';
import { texts } from '../../texts.ts';

const Mark = ({ icon, label }: { icon: typeof Captions; label: string }) => (
  <Text as="span" title={label}>
    <Icon as={icon} size={14} label={label} />
  </Text>
);

/** The kind of a video, and whether it has a note and a transcript. */
export function VideoBadges({ video: { kind, note, hasTranscript } }: { video: Video }) {
  const ofKind = kind === 'short' ? texts.videos.short : kind === 'live' ? texts.videos.live : undefined;
  if (!ofKind && !note && !hasTranscript) return null;
  return (
    <HStack as="span" display="inline-flex" gap="2" color="fg.muted">
      {ofKind && (
        <Text as="span" textStyle="xs" borderWidth="1px" borderColor="border" borderRadius="sm" paddingX="1">
          {ofKind}
        </Text>
      )}
      {note && <Mark icon={NotebookPen} label={texts.videos.hasNote} />}
      {hasTranscript && <Mark icon={Captions} label={texts.videos.hasTranscript} />}
    </HStack>
  );
}
