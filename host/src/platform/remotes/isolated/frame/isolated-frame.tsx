import { type Grant, grantSchema, NO_GRANT } from '@my-note/contract/grant';
import type { RegistryEntry, RegistryPage, Release } from '@my-note/contract/registry';
import { useQueryClient } from '@my-note/kit/query';
import { useLocation, useNavigate } from '@my-note/kit/router';
import { useSession } from '@my-note/kit/session';
import { chakra } from '@my-note/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useCurrentPage } from '../../../pages/page.ts';
import { PageSkeleton } from '../../../pages/page-skeleton.tsx';
import { getRemotes } from '../../load/remotes.ts';
import type { RemoteError } from '../../model/errors.ts';
import { asRemoteError } from '../../model/errors.ts';
import { recordRemoteEvent } from '../../model/events.ts';
import { RemotePanel } from '../../ui/remote-panel.tsx';
import { createBroker } from '../broker.ts';
import { readManifest } from '../read-manifest.ts';
import { readStored } from '../storage.ts';
import { prepareFrame, takeFrame } from './frames.ts';
import { holdFocus } from './hold-focus.ts';
import { LeavingDialog } from './leaving-dialog.tsx';
import { followTheme, readTheme } from './page-theme.ts';

export { prepareFrame };

/** Highest frame, in CSS pixels; what is longer scrolls inside. */
const MOST_HEIGHT = 30_000;
/** How long a remote may take to draw its page once its frame runs. */
const MOUNT_MS = 15_000;

interface IsolatedFrameProps {
  entry: RegistryEntry;
  release: Release;
  page: RegistryPage;
}

/** The page of an isolated remote: its frame, or why it cannot be shown. */
export function IsolatedFrame(props: IsolatedFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<RemoteError>();
  const { entry, release, page } = props;
  const fail = (failure: RemoteError) => {
    console.error(failure);
    setError(failure);
    recordRemoteEvent({
      kind: 'failed',
      remote: entry.name,
      version: release.version,
      module: page.module,
      at: Date.now(),
      ms: 0,
      error: failure.kind,
      message: failure.message,
    });
  };
  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };
  if (error) return <RemotePanel id={`${entry.name}/${page.module}`} error={error} onRetry={retry} />;
  return <RunningFrame key={attempt} {...props} onFailed={fail} />;
}

interface RunningFrameProps extends IsolatedFrameProps {
  onFailed: (error: RemoteError) => void;
}

function RunningFrame({ entry, release, page, onFailed }: RunningFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { label } = useCurrentPage();
  const { pathname, search, hash } = useLocation();
  const address = pathname + search + hash;
  const userId = useSession(({ user }) => user?._id ?? '');
  const [isMounted, setIsMounted] = useState(false);
  const [otherSite, setOtherSite] = useState<string>();
  const latest = useRef({ address, navigate, onFailed });
  const send = useRef<ReturnType<typeof createBroker>['send']>(null);
  useEffect(() => {
    latest.current = { address, navigate, onFailed };
  });

  useEffect(() => {
    const parent = place.current;
    if (!parent) return undefined;
    const frame = takeFrame(parent);
    const { element } = frame;
    element.title = label ?? entry.name;
    element.style.height = '60vh';
    element.removeAttribute('tabindex');
    let end = () => {};
    let isEnded = false;
    const fail = (error: unknown) => !isEnded && latest.current.onFailed(asRemoteError(error));
    const timer = setTimeout(fail, MOUNT_MS, new Error(`${entry.name} drew nothing`));

    async function start(): Promise<void> {
      const [port, manifest] = await Promise.all([frame.port, readManifest(release)]);
      if (isEnded) return port.close();
      const broker = createBroker({
        frame: element,
        port,
        remote: entry.name,
        grant: () => grantOf(entry.name),
        client,
        onMounted: () => {
          clearTimeout(timer);
          setIsMounted(true);
          element.style.opacity = '1';
        },
        onHeight: (height) => {
          element.style.height = `${Math.min(Math.ceil(height), MOST_HEIGHT)}px`;
        },
        onFailed: fail,
        navigate: (path, options) => latest.current.navigate(path, options),
        onLeave: setOtherSite,
      });
      send.current = broker.send;
      const stopTheme = followTheme((theme) => broker.send({ type: 'theme', theme }));
      const releaseFocus = holdFocus(element, () => broker.stop('it took the focus'));
      end = () => {
        broker.close();
        stopTheme();
        releaseFocus();
      };
      broker.send({
        type: 'start',
        release,
        ...(manifest === undefined ? {} : { manifest }),
        module: page.module,
        pattern: page.path,
        location: latest.current.address,
        theme: readTheme(),
        stored: readStored(entry.name, userId),
        signedIn: userId !== '',
      });
    }
    start().catch(fail);
    return () => {
      isEnded = true;
      clearTimeout(timer);
      send.current = null;
      end();
      element.remove();
      // The next page of an isolated remote finds one ready.
      setTimeout(prepareFrame, 0);
    };
  }, [client, entry, label, page, release, userId]);

  useEffect(() => {
    send.current?.({ type: 'location', location: address });
  }, [address]);

  return (
    <chakra.div position="relative" minHeight="40vh">
      {/* That of the remote is in another document. */}
      <chakra.h1 srOnly>{label ?? entry.name}</chakra.h1>
      {!isMounted && (
        <chakra.div position="absolute" insetInline="0" top="0">
          <PageSkeleton />
        </chakra.div>
      )}
      <div ref={place} />
      {otherSite !== undefined && (
        <LeavingDialog
          remote={label ?? entry.name}
          address={otherSite}
          onClose={() => setOtherSite(undefined)}
        />
      )}
    </chakra.div>
  );
}

/** By the registry that the tab has read last; the page is made again soon after a change. */
const grantOf = (remote: string): Grant => {
  const entry = getRemotes()
    .registry()
    .remotes.find(({ name, killed }) => name === remote && !killed);
  const parsed = grantSchema.safeParse(entry?.grant);
  return parsed.success ? parsed.data : NO_GRANT;
};
