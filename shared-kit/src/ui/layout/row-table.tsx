import { chakra, VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';

const Table = chakra('table');
const HeadCell = chakra('th');
const Cell = chakra('td');

/**
 * What a `RowTable` shows.
 *
 * @example
 * const days: TableData = { columns: ['Day', 'Weather'], rows: [{ key: 'mo', cells: ['Monday', 'Sunny'] }] };
 */
export interface TableData {
  columns: readonly string[];
  /** The first cell names the row; the others describe it. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

interface RowTableProps extends TableData {
  caption: string;
  css: ComponentProps<typeof Table>['css'];
  fontSize?: 'sm';
  /** How the cells of a row are drawn, when they are more than text. */
  show?: (cell: ReactNode, column: string) => ReactNode;
}

/**
 * A table of named rows under named columns.
 *
 * @example
 * <RowTable
 *   caption="The next days"
 *   columns={['Day', 'Weather']}
 *   rows={[{ key: 'mo', cells: ['Monday', 'Sunny'] }]}
 *   css={{}}
 * />
 */
export const RowTable = ({ caption, columns, rows, show = (cell) => cell, ...look }: RowTableProps) => (
  <Table width="100%" borderCollapse="collapse" {...look}>
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
      {rows.map(({ key, cells: [name, ...others] }) => (
        <tr key={key}>
          <HeadCell scope="row" textAlign="start" fontWeight="600" overflowWrap="anywhere">
            {name}
          </HeadCell>
          {columns.slice(1).map((column, index) => (
            <Cell key={column}>{show(others[index], column)}</Cell>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);
