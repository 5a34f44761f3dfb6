import { links } from '@my-note/contract';
import { Navigate, useLocation } from '@my-note/kit/router';
import { rememberPath, useSession } from '@my-note/kit/session';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useCurrentPage } from './page.ts';

function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const [remembered, setRemembered] = useState(false);
  useLayoutEffect(() => {
    rememberPath(pathname + search + hash);
    setRemembered(true);
  }, [pathname, search, hash]);
  return remembered ? <Navigate to={links.login()} replace /> : null;
}

/**
 * Public pages are open; any other remembers its path and sends visitors to /login
 * (docs/specification/product.md#page-guard).
 */
export function PageGuard({ children }: { children: ReactNode }) {
  const page = useCurrentPage();
  const signedIn = useSession(({ user }) => user !== null);
  return page.public || signedIn ? children : <ToLogin />;
}
