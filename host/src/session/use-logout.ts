import { paths, removedSchema } from '@my-note/shared-kit/contract';
import { api } from '@my-note/shared-kit/http';
import { useQueryClient } from '@my-note/shared-kit/query';
import { useNavigate } from '@my-note/shared-kit/router';
import { rememberPath, session } from '@my-note/shared-kit/session';

/** Logout (specification, section 2): the return path becomes `/`, the app goes to `/`, then signs out. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async () => {
    rememberPath('/');
    // At once, or the page guard would still see the old page and remember its path.
    await navigate('/', { flushSync: true });
    // Signing out here does not wait for the service, which may be away.
    api.delete(paths.currentLogin, { schema: removedSchema, keepalive: true }).catch(() => undefined);
    session.signOut();
    queryClient.clear();
  };
}
