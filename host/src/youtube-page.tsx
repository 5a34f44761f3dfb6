import { ErrorPanel, PageFrame, Text } from '@my-note/shared-kit/ui';
import { PageSkeleton } from './remotes/page-skeleton.tsx';
import { RemotePage } from './remotes/remote-page.tsx';
import { useSettings, useSwitch } from './session/use-settings.ts';
import { texts } from './texts.ts';

/** Youtube Reader, when its setting is on. Until that is known nothing of it is fetched. */
export function YoutubePage() {
  const { isPending, isError, refetch } = useSettings();
  const on = useSwitch('USE_YOUTUBE_READER');
  if (on) return <RemotePage id="youtube/youtube-page" />;
  if (isPending) return <PageSkeleton />;
  if (isError) return <ErrorPanel title={texts.settingsUnknown} onAction={() => void refetch()} />;
  return (
    <PageFrame title={texts.youtube}>
      <Text color="fg.muted">{texts.youtubeOff}</Text>
    </PageFrame>
  );
}
