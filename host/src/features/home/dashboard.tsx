import { PrefixChip } from '@my-note/kit/menu';
import { configMutations } from '@my-note/kit/queries';
import { useMutation } from '@my-note/kit/query';
import { session, useSession } from '@my-note/kit/session';
import { Box, Button, Heading, HStack, Icon, PageGrid, Stack, TabList } from '@my-note/kit/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useCreate } from '../../platform/commands/create-context.ts';
import { useItems } from '../../platform/menu/use-items.ts';
import { useSettings } from '../../platform/session/use-settings.ts';
import { texts } from '../../platform/texts.ts';
import { Drafts } from './drafts.tsx';
import { ExamplesRow } from './first-steps/examples-row.tsx';
import { FirstStepsPanel } from './first-steps/first-steps-panel.tsx';
import { HomeCards } from './home-cards.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { type DashboardTab, toTab } from './listed-items.ts';
import { ReportTab } from './report-tab.tsx';
import { TabItems } from './tab-items.tsx';
import { homeTexts } from './texts.ts';
import { UnsavedText } from './unsaved-text.tsx';

const TABS: readonly { value: DashboardTab; label: string }[] = [
  { value: 'recent', label: homeTexts.recent },
  { value: 'pinned', label: homeTexts.pinned },
  { value: 'report', label: homeTexts.report },
];

/** The tab that was open last, stored as a setting. */
function useDashboardTab(): [DashboardTab, (tab: DashboardTab) => void] {
  const tab = useSession(({ config }) => toTab(config.dashboardTab));
  const { mutate } = useMutation(configMutations.update());
  const choose = (next: DashboardTab) => {
    session.setConfig({ dashboardTab: next });
    mutate({ key: 'dashboardTab', value: next });
  };
  return [tab, choose];
}

const NewNote = () => {
  const add = useCreate();
  return (
    <Button size="sm" onClick={() => add('notes/new-note')}>
      <Icon as={Plus} />
      {texts.newNote}
    </Button>
  );
};

/** Home of a signed-in user. */
export function Dashboard() {
  const [tab, setTab] = useDashboardTab();
  const panelId = useId();
  const items = useItems();
  const settings = useSettings();
  // The content above the list depends on both, and would push the list down if it were shown later.
  const known = items.isError || (items.data && (settings.data || settings.failureCount > 0));
  return (
    <PageGrid>
      <Stack gap="5">
        <Column>
          <HStack justify="space-between">
            <Heading as="h1" size="2xl" letterSpacing="-0.01em">
              {homeTexts.home}
            </Heading>
            <NewNote />
          </HStack>
          <PrefixChip />
          {/* Always mounted: a component that mounts later would refetch a failed query. */}
          <UnsavedText />
          <Drafts />
          <FirstStepsPanel />
        </Column>
        {known ? (
          <Stack gap="1">
            <Column>
              <TabList label={homeTexts.home} tabs={TABS} value={tab} panelId={panelId} onChange={setTab} />
            </Column>
            {/* Charts are wider than text; the tabs above keep their position. */}
            <Column wide={tab === 'report'}>
              <Box id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${tab}`}>
                {tab === 'report' ? <ReportTab /> : <TabItems tab={tab} items={items} />}
              </Box>
            </Column>
          </Stack>
        ) : (
          <Column>
            <HomeSkeleton tab={tab} />
          </Column>
        )}
        <Column>
          <HomeCards />
          <ExamplesRow />
        </Column>
      </Stack>
    </PageGrid>
  );
}

const Column = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <Stack gap="5" width="full" maxWidth={wide ? 'wide' : 'measure'}>
    {children}
  </Stack>
);
