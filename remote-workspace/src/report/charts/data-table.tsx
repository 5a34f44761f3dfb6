import { Box, RowTable, type TableData } from '@my-note/kit/ui';

/** The numbers behind a chart. A long table scrolls on its own, also with the keyboard. */
export const DataTable = (table: TableData & { caption: string }) => (
  <Box
    role="region"
    aria-label={table.caption}
    tabIndex={0}
    maxHeight="20rem"
    overflow="auto"
    css={{ '@media print': { maxHeight: 'none' } }}
  >
    <RowTable
      {...table}
      css={{
        '& th, & td': { paddingBlock: '1.5', borderBottom: '1px solid', borderColor: 'border' },
        '& :is(th, td):not(:first-of-type), & td': { textAlign: 'end', paddingInlineStart: '4' },
        '& tbody th': { fontWeight: '500' },
        '& tr': { breakInside: 'avoid' },
        '@media (hover: hover)': { '& tbody tr:hover :is(th, td)': { bg: 'bg.subtle' } },
      }}
    />
  </Box>
);
