import { Link } from '@my-note/shared-kit/router';
import type { MouseEvent, ReactNode } from 'react';
import { hrefOf, type Option } from './option.ts';

/** What a list needs to know of its options. */
export interface OptionHandlers {
  active: Option | undefined;
  idOf: (option: Option) => string;
  onPoint: (option: Option) => void;
  /** `stays` when the browser opens the link elsewhere, in a tab of its own. */
  onChoose: (option: Option, stays: boolean) => void;
}

interface OptionRowProps extends OptionHandlers {
  option: Option;
  children: ReactNode;
}

const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;

/** One option: a real link when it leads somewhere. */
export function OptionRow({ option, active, idOf, onPoint, onChoose, children }: OptionRowProps) {
  const href = hrefOf(option);
  const row = {
    id: idOf(option),
    'aria-selected': option.key === active?.key,
    onPointerMove: () => option.key !== active?.key && onPoint(option),
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
    <Link
      role="option"
      tabIndex={-1}
      {...row}
      to={href}
      onClick={(event) => onChoose(option, opensElsewhere(event))}
      onAuxClick={(event) => event.button === 1 && onChoose(option, true)}
    >
      {children}
    </Link>
  );
}
