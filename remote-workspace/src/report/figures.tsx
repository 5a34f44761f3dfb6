import type { Report } from '@my-note/contract/report';
import { Box, Flex } from '@my-note/kit/ui';
import { formatNumber } from './format.ts';
import { reportTexts } from './texts.ts';

const SHOWN = ['notes', 'words', 'categories', 'drafts', 'pinned', 'shared', 'trashed'] as const;

/** The totals in one row. */
export const Figures = ({ totals }: { totals: Report['totals'] }) => (
  <Box
    as="dl"
    display={{ base: 'grid', sm: 'flex' }}
    gridTemplateColumns="repeat(4, auto)"
    flexWrap="wrap"
    columnGap={{ base: '4', sm: '6' }}
    rowGap="4"
    css={{ '@media print': { display: 'flex', columnGap: '8' } }}
  >
    {SHOWN.map((name) => (
      <Flex key={name} direction="column-reverse">
        <Box as="dt" fontSize="sm" color="fg.muted">
          {reportTexts.totals[name]}
        </Box>
        <Box as="dd" fontFamily="note" fontSize="2xl" lineHeight="1.2" fontVariantNumeric="lining-nums">
          {formatNumber(totals[name])}
        </Box>
      </Flex>
    ))}
  </Box>
);
