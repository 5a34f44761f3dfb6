import { useQueryClient } from '@my-note/shared-kit/query';
import { useLocation, useNavigate } from '@my-note/shared-kit/router';
import { editing, rememberPath } from '@my-note/shared-kit/session';
import { useEffect, useState } from 'react';
import { endSession } from './end-session.ts';

const SAVE_TIMEOUT_MS = 2_000;

/**
 * Logout (docs/specification/product.md#logout): the return path becomes `/`, the app goes to `/`, then signs out, at
 * the identity provider too (`connectApi`).
 * Its caller must stay mounted while the page changes.
 */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const queryClient = useQueryClient();
  const [isLoggingOut, setLoggingOut] = useState(false);

  // Only when `/` is on screen: earlier, the page guard would see the old page and remember its path.
  useEffect(() => {
    if (!isLoggingOut || pathname !== '/') return;
    // After the new page's own effects, so that no question of it is asked with a token that is gone.
    const timer = setTimeout(async () => {
      // Unsaved text is still being sent with this session.
      await editing.whenClean(SAVE_TIMEOUT_MS);
      setLoggingOut(false);
      queryClient.cancelQueries().catch(() => undefined);
      endSession();
      queryClient.clear();
    });
    return () => clearTimeout(timer);
  }, [isLoggingOut, pathname, queryClient]);

  return () => {
    rememberPath('/');
    setLoggingOut(true);
    void navigate('/');
  };
}
