import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled, useSession } from '@my-note/kit/session';
import { ErrorPanel, PageFrame, QueryState, Stack } from '@my-note/kit/ui';
import { Waiting } from '../waiting.tsx';
import { HistorySection } from './history-section.tsx';
import { releasesQueries } from './releases.queries.ts';
import { RemotesSection } from './remotes-section.tsx';
import { StoreNote } from './store-note.tsx';
import { releasesTexts as texts } from './texts.ts';

function Content() {
  const query = useQuery({ ...releasesQueries.list(), enabled: useAuthEnabled() });
  return (
    <QueryState query={query} loading={<Waiting label={texts.loading} />} failure={texts.unknown}>
      {(releases) => (
        <Stack gap="8">
          <StoreNote releases={releases} />
          {releases.store.state !== 'none' && (
            <>
              <RemotesSection releases={releases} />
              <HistorySection />
            </>
          )}
        </Stack>
      )}
    </QueryState>
  );
}

/** `/i/releases`: what runs on the site and its history, for its operators. The service refuses everybody else. */
export function ReleasesPage() {
  const isOperator = useSession(({ user }) => user?.role === 'operator');
  return (
    <PageFrame title={texts.pageTitle}>
      {isOperator ? <Content /> : <ErrorPanel title={texts.forbidden}>{texts.forbiddenText}</ErrorPanel>}
    </PageFrame>
  );
}
