import { Box, RowTable, type TableData } from '@my-note/kit/ui';

/** Numbers with a name each. A table that is too wide scrolls on its own, also with the keyboard. */
export const FigureTable = (table: TableData & { caption: string }) => (
  <Box role="region" aria-label={table.caption} tabIndex={0} overflowX="auto">
    <RowTable
      {...table}
      fontSize="sm"
      css={{
        fontVariantNumeric: 'tabular-nums',
        '& th, & td': { paddingBlock: '1.5', borderBottom: '1px solid', borderColor: 'border' },
        '& :is(th, td):not(:first-of-type), & td': { textAlign: 'end', paddingInlineStart: '4' },
        '& tbody th': { fontWeight: '500', minWidth: '7rem' },
      }}
    />
  </Box>
);
