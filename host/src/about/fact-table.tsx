import { Box, chakra, VisuallyHidden } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';

const Table = chakra('table');
const HeadCell = chakra('th');
const Cell = chakra('td');

interface FactTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table; on narrow screens each row is a list of its own, with the names of the columns before the facts. */
export const FactTable = ({ caption, columns, rows }: FactTableProps) => (
  <Table
    width="100%"
    borderCollapse="collapse"
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
  >
    <caption>
      <VisuallyHidden>{caption}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <HeadCell key={column} scope="col" fontWeight="600" color="fg.muted">
            {column}
          </HeadCell>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells: [name, ...facts] }) => (
        <tr key={key}>
          <HeadCell scope="row" fontWeight="600">
            {name}
          </HeadCell>
          {facts.map((fact, index) => (
            <Cell key={columns[index + 1]}>
              <Box as="span" color="fg.muted" aria-hidden>
                {columns[index + 1]}
              </Box>
              <Box>{fact}</Box>
            </Cell>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
