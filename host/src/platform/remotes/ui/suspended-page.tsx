import { useEffect, useState } from 'react';
import { type PageShape, PageSkeleton } from '../../pages/page-skeleton.tsx';
import { RemoteError } from '../model/errors.ts';
import { RemotePanel } from './remote-panel.tsx';

/** How long a page may suspend before it counts as failed, in milliseconds. */
const TIMEOUT_MS = 15_000;

interface SuspendedPageProps {
  /** `<remote>/<expose>` */
  id: string;
  shape: PageShape | undefined;
  onRetry: () => void;
}

/** The fallback of a page that suspends: its skeleton, and after a timeout the error panel. */
export function SuspendedPage({ id, shape, onRetry }: SuspendedPageProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return <PageSkeleton shape={shape} />;
  const error = new RemoteError('timeout', `${id} suspended for ${TIMEOUT_MS} ms`);
  return <RemotePanel id={id} error={error} onRetry={onRetry} />;
}
