import { FIGURE_PERIODS, type FigurePeriod } from '@my-note/contract/releases';
import { useImport } from '@my-note/kit/federation';
import { Choice } from '@my-note/kit/forms';
import { keepPreviousData, useQuery } from '@my-note/kit/query';
import { useAuthEnabled } from '@my-note/kit/session';
import { Box, ErrorPanel, QueryState, Stack, Text } from '@my-note/kit/ui';
import { useState } from 'react';
import { Waiting } from '../../waiting.tsx';
import { releasesQueries } from '../releases.queries.ts';
import { releasesTexts as texts } from '../texts.ts';
import { FigureTable } from './figure-table.tsx';
import { type FigureVersion, figureText, hasLoads, MEASURES } from './measures.ts';

const loadCharts = () =>
  import(/* webpackChunkName: "release-charts" */ './field-charts.tsx').then(
    ({ FieldCharts }) => FieldCharts,
  );

interface ChartsProps {
  versions: readonly FigureVersion[];
  period: FigurePeriod;
}

/** The library of the charts is large, and most visits of the page need none. */
function Charts(props: ChartsProps) {
  const { value: FieldCharts, error, retry } = useImport(loadCharts);
  if (error) return <ErrorPanel title={texts.chartsUnknown} onAction={retry} />;
  return FieldCharts ? <FieldCharts {...props} /> : <Box minHeight="24rem" aria-busy />;
}

function Numbers({ name, versions }: { name: string; versions: readonly FigureVersion[] }) {
  return (
    <FigureTable
      caption={texts.figuresTable(name)}
      columns={[texts.measure, ...versions.map(({ role }) => texts[role])]}
      rows={MEASURES.map((measure) => ({
        key: measure,
        cells: [texts.measures[measure], ...versions.map(({ total }) => figureText(measure, total[measure]))],
      }))}
    />
  );
}

/** What browsers measured of the versions that they may get: as charts over time, and in numbers. */
export function Figures({ name }: { name: string }) {
  const [period, setPeriod] = useState<FigurePeriod>('day');
  const query = useQuery({
    ...releasesQueries.figures(name, period),
    enabled: useAuthEnabled(),
    placeholderData: keepPreviousData,
  });
  return (
    <Stack gap="4">
      <Box maxWidth="24rem">
        <Choice
          label={texts.period}
          options={FIGURE_PERIODS}
          names={texts.periods}
          value={period}
          onChange={setPeriod}
        />
      </Box>
      <QueryState
        query={query}
        loading={<Waiting label={texts.figuresLoading} />}
        failure={texts.figuresUnknown}
      >
        {({ versions }) =>
          versions.some(hasLoads) ? (
            <>
              <Charts versions={versions} period={period} />
              <Numbers name={name} versions={versions} />
            </>
          ) : (
            <Text color="fg.muted">{texts.figuresNone}</Text>
          )
        }
      </QueryState>
    </Stack>
  );
}
