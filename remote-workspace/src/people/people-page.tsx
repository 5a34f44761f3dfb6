import { useInfiniteQuery, useQuery } from '@my-note/kit/query';
import { useAuthEnabled, useSession } from '@my-note/kit/session';
import { ErrorPanel, PageFrame, Stack } from '@my-note/kit/ui';
import { AccountsSection } from './accounts-section.tsx';
import { BackupsSection } from './backups-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { peopleQueries } from './people.queries.ts';
import { SiteActivity } from './site-activity.tsx';
import { peopleTexts } from './texts.ts';

const Forbidden = () => (
  <PageFrame title={peopleTexts.pageTitle}>
    <ErrorPanel title={peopleTexts.forbidden}>{peopleTexts.forbiddenText}</ErrorPanel>
  </PageFrame>
);

/** Each list appears after the one above it, which would push it down. */
function Sections() {
  const enabled = useAuthEnabled();
  const accounts = useInfiniteQuery({ ...peopleQueries.list(''), enabled });
  const backups = useQuery({ ...peopleQueries.backups(), enabled });
  const invitations = useQuery({ ...peopleQueries.invitations(), enabled });
  return (
    <>
      <AccountsSection />
      <div hidden={accounts.isPending}>
        <InvitationsSection />
      </div>
      <div hidden={accounts.isPending || invitations.isPending}>
        <BackupsSection />
      </div>
      <div hidden={accounts.isPending || invitations.isPending || backups.isPending}>
        <SiteActivity />
      </div>
    </>
  );
}

/** `/i/people`: the accounts of the site, for its operators. The service refuses everybody else. */
export function PeoplePage() {
  const isOperator = useSession(({ user }) => user?.role === 'operator');
  if (!isOperator) return <Forbidden />;
  return (
    <PageFrame title={peopleTexts.pageTitle}>
      <Stack gap="8" maxWidth="measure">
        <Sections />
      </Stack>
    </PageFrame>
  );
}
