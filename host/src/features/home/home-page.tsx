import { useSession } from '@my-note/kit/session';
import { useDocumentTitle } from '@my-note/kit/ui';
import { Dashboard } from './dashboard.tsx';
import { Welcome } from './welcome/welcome.tsx';

/** Home: the welcome page for visitors, the dashboard for users. */
export function HomePage() {
  useDocumentTitle(null);
  return useSession(({ user }) => user !== null) ? <Dashboard /> : <Welcome />;
}
