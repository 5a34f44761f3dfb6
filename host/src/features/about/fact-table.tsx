import { Box, RowTable, type TableData } from '@my-note/kit/ui';

/** A table; on narrow screens each row is a list, with column names before the facts. */
export const FactTable = (table: TableData & { caption: string }) => (
  <RowTable
    {...table}
    fontSize="sm"
    css={{
      '& :is(th, td)': { textAlign: 'start', verticalAlign: 'top', overflowWrap: 'break-word' },
      '@media (min-width: 48rem)': {
        '& :is(th, td)': { paddingBlock: '2.5', borderBottom: '1px solid', borderColor: 'border' },
        '& tbody tr:last-child > *': { borderBottom: 'none' },
        '& :is(th, td):not(:last-child)': { paddingInlineEnd: '6' },
        '& td > span': { display: 'none' },
      },
      '@media (max-width: 47.99rem)': {
        '&, & tbody, & tr, & :is(th, td)': { display: 'block' },
        '& thead': { display: 'none' },
        '& tr': { paddingBlock: '3', borderBottom: '1px solid', borderColor: 'border' },
        '& tbody tr:last-child': { borderBottom: 'none' },
        '& td': {
          display: 'grid',
          gridTemplateColumns: '7rem minmax(0, 1fr)',
          gap: '3',
          paddingBlock: '0.5',
        },
      },
    }}
    show={(fact, column) => (
      <>
        <Box as="span" color="fg.muted" aria-hidden>
          {column}
        </Box>
        <Box>{fact}</Box>
      </>
    )}
  />
);
