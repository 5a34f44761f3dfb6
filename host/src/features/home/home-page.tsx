import { useSession } from '@my-note/shared-kit/session';
import { useDocumentTitle } from '@my-note/shared-kit/ui';
import { Dashboard } from './dashboard.tsx';
import { Welcome } from './welcome/welcome.tsx';

/** Home: what the product is for visitors, the latest and the pinned notes for its user. */
export function HomePage() {
  useDocumentTitle(null);
  return useSession(({ user }) => user !== null) ? <Dashboard /> : <Welcome />;
}
