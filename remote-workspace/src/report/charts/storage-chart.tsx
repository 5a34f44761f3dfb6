import type { Report } from '@my-note/contract/report';
import { BarSegment, type BarSegmentData, useChart } from '@my-note/kit/charts';
import { Box, HStack, Text } from '@my-note/kit/ui';
import { sizeText } from '../../size-text.ts';
import { formatCount, formatPart } from '../format.ts';
import { reportTexts } from '../texts.ts';
import { ChartFrame } from './chart-frame.tsx';

/** Shades of the accent, in percent. */
const PARTS = [
  { part: 'texts', strength: 100 },
  { part: 'versions', strength: 58 },
  { part: 'attachments', strength: 28 },
] as const;

const color = (strength: number) =>
  `color-mix(in oklab, {colors.accent.solid} ${strength}%, {colors.bg.muted})`;

/** The storage that texts, their history, and attachments use. */
export function StorageChart({ storage, quota }: Pick<Report, 'storage' | 'quota'>) {
  const all = PARTS.reduce((total, { part }) => total + storage[part], 0);
  const [most] = PARTS.toSorted((a, b) => storage[b.part] - storage[a.part]);
  const share = (bytes: number) => (all > 0 ? bytes / all : 0);
  const says =
    most && all > 0
      ? reportTexts.storageSays(
          sizeText(all),
          reportTexts.storageOf[most.part],
          formatPart(share(storage[most.part])),
        )
      : reportTexts.storageNone;
  const chart = useChart<BarSegmentData>({
    data: PARTS.filter(({ part }) => storage[part] > 0).map(({ part, strength }) => ({
      name: part,
      value: storage[part],
      color: color(strength),
    })),
  });
  const nameOf = (part: (typeof PARTS)[number]['part']) =>
    part === 'attachments' && storage.files > 0
      ? reportTexts.withFiles(reportTexts.storageParts[part], formatCount(storage.files, 'file'))
      : reportTexts.storageParts[part];
  const rows = PARTS.map(({ part }) => ({
    key: part,
    cells: [nameOf(part), sizeText(storage[part]), formatPart(share(storage[part]))],
  }));
  return (
    <ChartFrame
      title={reportTexts.storage}
      says={says}
      table={{ columns: [reportTexts.storageKind, reportTexts.size, reportTexts.part], rows }}
    >
      {({ labelledBy }) => (
        <>
          {quota && (
            <Text marginBottom="3">{reportTexts.quota(sizeText(quota.used), sizeText(quota.limit))}</Text>
          )}
          <BarSegment.Root chart={chart} barSize="3" aria-hidden>
            <BarSegment.Bar gap="0.5" borderRadius="full" overflow="hidden" bg="bg.muted" minHeight="3" />
          </BarSegment.Root>
          <HStack
            as="ul"
            listStyleType="none"
            aria-labelledby={labelledBy}
            gap="6"
            rowGap="1"
            wrap="wrap"
            marginTop="3"
          >
            {PARTS.map(({ part, strength }) => (
              <HStack as="li" key={part} gap="2">
                <Box boxSize="3" borderRadius="sm" aria-hidden css={{ bg: color(strength) }} />
                <Text>{nameOf(part)}</Text>
                <Text color="fg.muted">{sizeText(storage[part])}</Text>
              </HStack>
            ))}
          </HStack>
        </>
      )}
    </ChartFrame>
  );
}
