import { Menu } from '@my-note/kit/overlays';
import { Icon } from '@my-note/kit/ui';
import { MoveHorizontal } from 'lucide-react';
import { STEP, stepColumn } from './column-step.ts';
import { tableTexts as texts } from './texts.ts';
import type { TableWidths } from './use-table-widths.ts';

const steps = [
  [texts.wider, STEP],
  [texts.narrower, -STEP],
] as const;

interface WidthItemsProps {
  widths: TableWidths;
  table: HTMLElement;
  column: number;
}

/** The width of a column in steps, as items of a menu that stays open. */
export const WidthItems = ({ widths, table, column }: WidthItemsProps) =>
  steps.map(([label, by]) => (
    <Menu.Item
      key={label}
      value={label}
      closeOnSelect={false}
      onClick={() => stepColumn(widths, table, column, by)}
    >
      <Icon as={MoveHorizontal} />
      {label}
    </Menu.Item>
  ));
