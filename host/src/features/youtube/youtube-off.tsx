import { configMutations } from '@my-note/kit/queries';
import { useMutation } from '@my-note/kit/query';
import { Button, EmptyState, Icon, PageFrame } from '@my-note/kit/ui';
import { TvMinimalPlay } from 'lucide-react';
import { youtubeTexts } from './texts.ts';

/** Explains the Youtube Reader and turns it on; then the requested page replaces this one. */
export function YoutubeOff() {
  const update = useMutation(configMutations.update());
  return (
    <PageFrame title={youtubeTexts.page}>
      <EmptyState
        title={youtubeTexts.title}
        icon={<Icon as={TvMinimalPlay} size={32} />}
        action={
          <Button
            size="sm"
            loading={update.isPending}
            onClick={() => update.mutate({ key: 'USE_YOUTUBE_READER', value: true })}
          >
            {youtubeTexts.turnOn}
          </Button>
        }
      >
        {youtubeTexts.text}
      </EmptyState>
    </PageFrame>
  );
}
