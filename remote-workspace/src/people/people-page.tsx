import { useSession } from '@my-note/kit/session';
import { ErrorPanel, PageFrame, Stack } from '@my-note/kit/ui';
import { AccountsSection } from './accounts-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';
import { SiteActivity } from './site-activity.tsx';
import { peopleTexts } from './texts.ts';

const Forbidden = () => (
  <PageFrame title={peopleTexts.pageTitle}>
    <ErrorPanel title={peopleTexts.forbidden}>{peopleTexts.forbiddenText}</ErrorPanel>
  </PageFrame>
);

/** `/i/people`: the accounts of the site, for its operators. The service refuses everybody else. */
export function PeoplePage() {
  const isOperator = useSession(({ user }) => user?.role === 'operator');
  if (!isOperator) return <Forbidden />;
  return (
    <PageFrame title={peopleTexts.pageTitle}>
      <Stack gap="8" maxWidth="measure">
        <AccountsSection />
        <InvitationsSection />
        <SiteActivity />
      </Stack>
    </PageFrame>
  );
}
