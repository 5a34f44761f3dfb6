import type { PageModule } from '@my-note/kit/federation';
import { type QueryClient, QueryClientProvider } from '@my-note/kit/query';
import { Link, MemoryRouter, useLocation, useNavigate, useRoutes } from '@my-note/kit/router';
import { Button, DesignSystem, PageFrame, Stack, Text } from '@my-note/kit/ui';
import { Component, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { ToastRegion } from '../shell/toasts/toast-region.tsx';
import { goTo } from './leave.ts';
import { onMessage, post } from './port.ts';

interface BoundaryProps {
  children: ReactNode;
}

/** The page around shows its own panel for a remote that throws. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: unknown) {
    post({ type: 'failed', kind: 'render', message: String(error).slice(0, 1_000) });
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Mounted() {
  useEffect(() => post({ type: 'mounted' }), []);
  return null;
}

interface ShownProps {
  page: PageModule;
  /** Pattern of the page's path. */
  pattern: string;
  /** Where the page around is: path, query, and hash. */
  first: string;
}

/** Shows the remote at the address of the page around. What it leads to itself is only a wish until the page is there. */
function Shown({ page: { Component: Page }, pattern, first }: ShownProps) {
  const [shown, setShown] = useState(first);
  const confirmed = useRef(first);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const wanted = pathname + search + hash;
  useEffect(
    () =>
      onMessage((message) => {
        if (message.type !== 'location') return;
        confirmed.current = message.location;
        setShown(message.location);
        navigate(message.location, { replace: true });
      }),
    [navigate],
  );
  useEffect(() => {
    if (wanted === confirmed.current) return;
    goTo(wanted);
    navigate(confirmed.current, { replace: true });
  }, [wanted, navigate]);
  const element = (
    <Suspense>
      <Page />
      <Mounted />
    </Suspense>
  );
  return useRoutes([{ path: pattern, element }], shown);
}

/** What a page of a remote finds around itself, as in the host. */
export const FrameApp = ({ client, ...shown }: ShownProps & { client: QueryClient }) => (
  <DesignSystem>
    <QueryClientProvider client={client}>
      <Boundary>
        <MemoryRouter initialEntries={[shown.first]}>
          <Shown {...shown} />
        </MemoryRouter>
      </Boundary>
      <ToastRegion />
    </QueryClientProvider>
  </DesignSystem>
);

/** Nobody reads it. */
const WORD = 'a';

/**
 * What most pages consist of, drawn where nobody sees it: the first use of the design system makes its styles and loads its
 * fonts, which a page that is opened later does not wait for.
 */
export const WarmUp = () => (
  <DesignSystem>
    <MemoryRouter>
      <PageFrame title={WORD}>
        <Stack>
          <Text>
            <Link to="/">{WORD}</Link>
          </Text>
          <Button>{WORD}</Button>
        </Stack>
      </PageFrame>
    </MemoryRouter>
  </DesignSystem>
);
