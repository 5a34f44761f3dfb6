import { ErrorPanel, PageFrame } from '@my-note/shared-kit/ui';
import { useEffect } from 'react';
import { lazyPage } from '../../platform/pages/lazy-page.tsx';
import { PageSkeleton } from '../../platform/pages/page-skeleton.tsx';
import { RemotePage } from '../../platform/remotes/ui/remote-page.tsx';
import { useSettings, useSwitch } from '../../platform/session/use-settings.ts';
import { texts } from '../../platform/texts.ts';

const YoutubeOff = lazyPage(async () => (await import('./youtube-off.tsx')).YoutubeOff);

// The import adds it to the share scope; it loads in parallel with the remote.
const preloadContract = () => void import('@my-note/contract/youtube').catch(() => undefined);

/** A page of the Youtube Reader; loads nothing of it while its setting is off or unknown. */
export function YoutubePage({ remote }: { remote: string }) {
  const { isPending, isError, refetch } = useSettings();
  const on = useSwitch('USE_YOUTUBE_READER');
  useEffect(() => {
    if (on) preloadContract();
  }, [on]);
  if (on) return <RemotePage id={remote} />;
  if (isPending) return <PageSkeleton />;
  if (!isError) return <YoutubeOff />;
  return (
    <PageFrame title={texts.youtube}>
      <ErrorPanel title={texts.settingsUnknown} onAction={() => void refetch()} />
    </PageFrame>
  );
}
