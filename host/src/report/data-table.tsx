import { Box, chakra, VisuallyHidden } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';

const Table = chakra('table');
const HeadCell = chakra('th');
const Cell = chakra('td');

export interface TableData {
  columns: readonly string[];
  /** The first cell names the row; the others are its figures. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** The numbers behind a picture. A long table scrolls in itself, with the keyboard too. */
export const DataTable = ({ caption, columns, rows }: TableData & { caption: string }) => (
  <Box
    role="region"
    aria-label={caption}
    tabIndex={0}
    maxHeight="20rem"
    overflow="auto"
    css={{ '@media print': { maxHeight: 'none' } }}
  >
    <Table
      width="100%"
      borderCollapse="collapse"
      css={{
        '& th, & td': { paddingBlock: '1.5', borderBottom: '1px solid', borderColor: 'border' },
        '& :is(th, td):not(:first-of-type), & td': { textAlign: 'end', paddingInlineStart: '4' },
        '& tr': { breakInside: 'avoid' },
      }}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeadCell key={column} scope="col" textAlign="start" fontWeight="600" color="fg.muted">
              {column}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...figures] }) => (
          <tr key={key}>
            <HeadCell scope="row" textAlign="start" fontWeight="500" overflowWrap="anywhere">
              {name}
            </HeadCell>
            {figures.map((figure, index) => (
              <Cell key={columns[index + 1]}>{figure}</Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Box>
);
