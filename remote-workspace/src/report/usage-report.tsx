import type { Report as ReportData } from '@my-note/contract/report';
import { useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Button, EmptyState, Flex, Heading, Icon, Late, QueryState, Skeleton, Stack } from '@my-note/kit/ui';
import { Printer } from 'lucide-react';
import { changesOf } from './charts/activity.ts';
import { ActivityMap } from './charts/activity-map.tsx';
import { CategoryChart } from './charts/category-chart.tsx';
import { GrowthChart } from './charts/growth-chart.tsx';
import { StorageChart } from './charts/storage-chart.tsx';
import { Figures } from './figures.tsx';
import { formatDay } from './format.ts';
import { LargestNotes } from './largest-notes.tsx';
import { onlyOnPaper, onPaper, usePrinting } from './printing.ts';
import { reportQueries } from './report.queries.ts';
import { SharedNotes } from './shared-notes.tsx';
import { reportTexts } from './texts.ts';

const print = () => window.print();

const isEmpty = ({ totals, activity }: ReportData): boolean =>
  totals.notes === 0 && totals.trashed === 0 && !activity.some((day) => changesOf(day) > 0);

const Waiting = () => (
  <Late>
    <Stack gap="8" paddingY="4" role="status" aria-label={reportTexts.loading}>
      <Skeleton height="12" width="80%" />
      <Skeleton height="28" />
      <Skeleton height="36" />
      <Skeleton height="24" />
    </Stack>
  </Late>
);

function Charts({ report }: { report: ReportData }) {
  const printing = usePrinting();
  return (
    // Paper is always light.
    <Stack gap="8" paddingY="5" bg="bg" color="fg" className={printing ? 'light' : ''} css={onPaper}>
      <Heading as="h1" size="xl" css={onlyOnPaper}>
        {reportTexts.title(formatDay(Date.now()))}
      </Heading>
      <Flex direction={{ base: 'column', md: 'row' }} justify="space-between" align="flex-start" gap="6">
        <Figures totals={report.totals} />
        <Button size="sm" variant="outline" colorPalette="gray" flex="none" onClick={print}>
          <Icon as={Printer} />
          {reportTexts.print}
        </Button>
      </Flex>
      <ActivityMap days={report.activity} />
      <GrowthChart growth={report.growth} />
      <CategoryChart categories={report.categories} />
      <LargestNotes notes={report.largest} />
      <SharedNotes shares={report.shares} />
      <StorageChart storage={report.storage} quota={report.quota} />
    </Stack>
  );
}

/** Figures and charts about the user's notes (docs/specification/product.md#usage-report). */
export function UsageReport() {
  const enabled = useAuthEnabled();
  const query = useQuery({ ...reportQueries.usage(), enabled });
  return (
    <QueryState query={query} loading={<Waiting />} failure={reportTexts.failed} hideReason>
      {(report) =>
        isEmpty(report) ? (
          <EmptyState title={reportTexts.empty}>{reportTexts.emptyHint}</EmptyState>
        ) : (
          <Charts report={report} />
        )
      }
    </QueryState>
  );
}
