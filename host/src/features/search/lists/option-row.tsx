import type { MouseEvent, ReactNode } from 'react';
import { hrefOf, type Option } from '../state/option.ts';

/** Callbacks of a row, which stay the same while the dialog is open. */
export interface OptionActions {
  onPoint: (option: Option) => void;
  /** `stays`: the browser opens the link in another tab. */
  onChoose: (option: Option, stays: boolean) => void;
}

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

/** One option; a link when it opens a page. */
export function OptionRow({ option, id, selected, onPoint, onChoose, children }: OptionRowProps) {
  const href = hrefOf(option);
  const row = {
    id,
    'aria-selected': selected,
    onPointerMove: () => !selected && onPoint(option),
  };
  if (href === null) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and handles the keys
      <div role="option" tabIndex={-1} {...row} onClick={() => onChoose(option, true)}>
        {children}
      </div>
    );
  }
  return (
    // Not the router's link: the list renders at every key press, and the panel navigates.
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

/** The props of one row. */
export const rowProps = ({ active, idOf, onPoint, onChoose }: OptionHandlers, option: Option) => ({
  id: idOf(option),
  selected: option.key === active?.key,
  onPoint,
  onChoose,
});
