import type { FigurePeriod } from '@my-note/contract/releases';
import { Box, Grid, HStack, Stack, Text } from '@my-note/kit/ui';
import { releasesTexts as texts } from '../texts.ts';
import { VersionName } from '../version-name.tsx';
import { LINES } from './lines.ts';
import { type FigureVersion, figureText, MEASURES, pointsOf } from './measures.ts';
import { SmallChart } from './small-chart.tsx';

const Legend = ({ versions }: { versions: readonly FigureVersion[] }) => (
  <HStack as="ul" listStyleType="none" gap="6" rowGap="1" wrap="wrap">
    {versions.map(({ role, version }) => (
      <HStack as="li" key={version} gap="2">
        <Box
          width="6"
          borderTopWidth="2px"
          borderTopStyle={LINES[role].border}
          borderColor={LINES[role].color}
          aria-hidden
        />
        <Text as="span">{texts[role]}</Text>
        <VersionName>{version}</VersionName>
      </HStack>
    ))}
  </HStack>
);

/** One small chart for each measure, with a line for each version. */
export const FieldCharts = ({
  versions,
  period,
}: {
  versions: readonly FigureVersion[];
  period: FigurePeriod;
}) => (
  <Stack gap="4">
    <Legend versions={versions} />
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' }} columnGap="8" rowGap="5">
      {MEASURES.map((measure) => (
        <SmallChart
          key={measure}
          name={texts.measures[measure]}
          says={versions
            .map(({ role, total }) => texts.chartValue(texts[role], figureText(measure, total[measure])))
            .join(', ')}
          roles={versions.map(({ role }) => role)}
          points={pointsOf(versions, measure)}
          period={period}
          textOf={(value) => figureText(measure, value)}
        />
      ))}
    </Grid>
  </Stack>
);
