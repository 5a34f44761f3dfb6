import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { PageFrame, QueryState, Section, Stack, Text } from '@my-note/kit/ui';
import { accountQueries } from './account.queries.ts';
import { ActivitySection } from './activity/activity-section.tsx';
import { ConnectionsSection } from './connections-section.tsx';
import { DeletionSection } from './deletion/deletion-section.tsx';
import { DevicesSection } from './devices/devices-section.tsx';
import { FactorsSection } from './factors/factors-section.tsx';
import { IdentitiesSection } from './identities/identities-section.tsx';
import { PasswordSection } from './password/password-section.tsx';
import { EmailSection } from './profile/email-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { accountTexts } from './texts.ts';
import { Waiting } from './waiting.tsx';

/** `/i/account`: the person's own account, one section for each matter. */
export function AccountPage() {
  const account = useQuery({ ...accountQueries.own(), enabled: useAuthEnabled() });
  return (
    <PageFrame title={accountTexts.pageTitle}>
      <QueryState query={account} loading={<Waiting />} failure={accountTexts.unknown}>
        {(own) => (
          <Stack gap="8" maxWidth="measure">
            {own.keptHere ? (
              <>
                <ProfileSection user={own.user} />
                <EmailSection account={own} />
                {own.hasPassword && <PasswordSection email={own.user.email} />}
                <FactorsSection />
              </>
            ) : (
              <Section level="h2" title={accountTexts.elsewhereTitle}>
                <Text>{accountTexts.elsewhere(own.user.email)}</Text>
              </Section>
            )}
            <IdentitiesSection />
            <DevicesSection />
            <ConnectionsSection />
            <ActivitySection />
            <DeletionSection account={own} />
          </Stack>
        )}
      </QueryState>
    </PageFrame>
  );
}
