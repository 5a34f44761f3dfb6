import { links, paths } from '@my-note/contract';
import { api } from '@my-note/kit/http';
import { onlineManager, useQueryClient } from '@my-note/kit/query';
import { useLocation, useNavigate } from '@my-note/kit/router';
import { editing, rememberPath } from '@my-note/kit/session';
import { useEffect, useState } from 'react';
import { signedInAtProvider } from '../identity/oidc/signed-in-here.ts';
import { endSession } from './end-session.ts';

const SAVE_TIMEOUT_MS = 2_000;

/**
 * Logout (docs/specification/product.md#logout): the return path becomes `/`, the app navigates to `/`, then signs out,
 * also at the identity provider (`connectApi`), whose page asks the person. The caller must stay mounted while the page changes.
 */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [isLoggingOut, setLoggingOut] = useState(false);

  // Only once `/` is shown: earlier, the page guard would remember the path of the old page.
  useEffect(() => {
    if (!isLoggingOut || pathname !== links.home()) return;
    // After the effects of the new page, so that it sends no request with an ended session.
    const timer = setTimeout(async () => {
      // Unsaved text is saved with this session.
      await editing.whenClean(SAVE_TIMEOUT_MS);
      setLoggingOut(false);
      queryClient.cancelQueries().catch(() => undefined);
      const goesOn = signedInAtProvider() && onlineManager.isOnline();
      endSession();
      queryClient.clear();
      if (goesOn) location.assign(`${api.host()}${paths.oidcSignOut}`);
    });
    return () => clearTimeout(timer);
  }, [isLoggingOut, pathname, queryClient]);

  return () => {
    rememberPath(links.home());
    setLoggingOut(true);
    void navigate(links.home());
  };
}
