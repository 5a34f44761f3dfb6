import { useSession } from '@my-note/shared-kit/session';
import { texts } from '../texts.ts';
import { useTitle } from '../use-title.ts';
import { Dashboard } from './dashboard.tsx';
import { Welcome } from './welcome.tsx';

/** Home: what the product is for visitors, the latest and the pinned notes for its user. */
export function HomePage() {
  useTitle(texts.product);
  return useSession(({ user }) => user !== null) ? <Dashboard /> : <Welcome />;
}
