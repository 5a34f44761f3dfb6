import { PageFrame, Stack } from '@my-note/shared-kit/ui';
import { ActivitySection } from './activity/activity-section.tsx';
import { FactorsSection } from './factors/factors-section.tsx';
import { accountTexts } from './texts.ts';

/** `/i/account`: the person's own account, one section for each matter. */
export const AccountPage = () => (
  <PageFrame title={accountTexts.pageTitle}>
    <Stack gap="8" maxWidth="measure">
      <FactorsSection />
      <ActivitySection />
    </Stack>
  </PageFrame>
);
