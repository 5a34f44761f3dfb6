import { chakra } from '@chakra-ui/react';
import { touchTarget } from '../theme/touch.ts';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  /** Some rows are selected, but not all. */
  mixed?: boolean;
  /** `range`: Shift was held. */
  onChange: (checked: boolean, range: boolean) => void;
}

/**
 * Selects a row, or all rows.
 *
 * @example
 * const { has, toggle } = useSelection(items.map(({ _id }) => _id));
 * <RowCheckbox
 *   label={item.title}
 *   checked={has(item._id)}
 *   onChange={(checked, range) => toggle(item._id, checked, range)}
 * />;
 */
export const RowCheckbox = ({ label, checked, mixed = false, onChange }: RowCheckboxProps) => (
  <chakra.label
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    boxSize="6"
    flexShrink={0}
    css={touchTarget}
  >
    <chakra.input
      type="checkbox"
      aria-label={label}
      boxSize="4"
      accentColor="colorPalette.solid"
      checked={checked}
      ref={(box: HTMLInputElement | null) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  </chakra.label>
);
