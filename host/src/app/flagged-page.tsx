import { useSession } from '@my-note/kit/session';
import { ErrorPanel, PageFrame } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { PageSkeleton } from '../platform/pages/page-skeleton.tsx';
import { RemoteError } from '../platform/remotes/model/errors.ts';
import { RemotePanel } from '../platform/remotes/ui/remote-panel.tsx';
import { useFlag } from '../platform/remotes/ui/use-flag.ts';
import { useSettings } from '../platform/session/use-settings.ts';
import { texts } from '../platform/texts.ts';
import { pagesWhenOff } from './host-pages.ts';

interface FlaggedPageProps {
  /** `<remote>/<module>` */
  id: string;
  flag: string;
  label: string | undefined;
  /** The page; nothing of it is fetched until its setting is known to be on. */
  children: ReactNode;
}

const off = new RemoteError('off', 'Its setting is off');
const reload = () => location.reload();

export function FlaggedPage({ id, flag, label = texts.product, children }: FlaggedPageProps) {
  const isVisitor = useSession(({ user }) => user === null);
  const { isError, refetch } = useSettings();
  const state = useFlag(flag);
  // A visitor has no settings, so nothing that needs one is on.
  if (state === 'on' && !isVisitor) return children;
  if (state === 'unknown' && !isVisitor) return <PageSkeleton />;
  if (isError) {
    return (
      <PageFrame title={label}>
        <ErrorPanel title={texts.settingsUnknown} onAction={() => void refetch()} />
      </PageFrame>
    );
  }
  const WhenOff = pagesWhenOff[flag];
  return WhenOff ? <WhenOff /> : <RemotePanel id={id} error={off} onRetry={reload} />;
}
