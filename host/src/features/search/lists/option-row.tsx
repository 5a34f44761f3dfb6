import type { MouseEvent, ReactNode } from 'react';
import { hrefOf, type Option } from '../state/option.ts';

/** What rows tell; the same functions for as long as the dialog is open. */
export interface OptionActions {
  onPoint: (option: Option) => void;
  /** `stays` when the browser opens the link elsewhere, in a tab of its own. */
  onChoose: (option: Option, stays: boolean) => void;
}

/** What a list needs to know of its options. */
export interface OptionHandlers extends OptionActions {
  active: Option | undefined;
  idOf: (option: Option) => string;
}

interface OptionRowProps extends OptionActions {
  option: Option;
  id: string;
  selected: boolean;
  children: ReactNode;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** One option: a real link when it leads somewhere. */
export function OptionRow({ option, id, selected, onPoint, onChoose, children }: OptionRowProps) {
  const href = hrefOf(option);
  const row = {
    id,
    'aria-selected': selected,
    onPointerMove: () => !selected && onPoint(option),
  };
  if (href === null) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and hears the keys
      <div role="option" tabIndex={-1} {...row} onClick={() => onChoose(option, true)}>
        {children}
      </div>
    );
  }
  return (
    // A plain link, as a list is drawn with every key; the panel does the navigating.
    <a
      role="option"
      tabIndex={-1}
      {...row}
      href={href}
      onClick={(event) => {
        const elsewhere = opensElsewhere(event);
        if (!elsewhere) event.preventDefault();
        onChoose(option, elsewhere);
      }}
      onAuxClick={(event) => event.button === 1 && onChoose(option, true)}
    >
      {children}
    </a>
  );
}

/** What one row takes from what its list has. */
export const rowProps = ({ active, idOf, onPoint, onChoose }: OptionHandlers, option: Option) => ({
  id: idOf(option),
  selected: option.key === active?.key,
  onPoint,
  onChoose,
});
