import { Icon } from '@my-note/kit/ui';
import { Ellipsis, Folder } from 'lucide-react';
import { texts } from '../../tree/texts.ts';
import type { TreeRowProps } from '../../tree/tree-row.tsx';
import type { EntryRow } from '../../tree/tree-rows.ts';
import { LOOSE } from './columns.ts';
import { Marked } from './marked.tsx';

type Shared = 'tabbable' | 'marked' | 'more' | 'menuOpen' | 'dragged' | 'drop' | 'attach' | 'children';

interface ColumnHeadProps extends Pick<TreeRowProps, Shared> {
  row: EntryRow;
  count: number;
}

const flag = (on: boolean | undefined) => (on ? '' : undefined);

/** The row at the top of a column: the category itself. */
export function ColumnHead({
  row: { id, entry, position, siblings, current },
  count,
  ...head
}: ColumnHeadProps) {
  const title = (
    <span dir="auto">
      <Marked text={entry.title} letters={head.marked} />
    </span>
  );
  const link =
    id === LOOSE ? (
      <span data-link="">{title}</span>
    ) : (
      <a data-link="" href={entry.href} title={entry.title} tabIndex={-1} draggable={false}>
        {title}
      </a>
    );
  return (
    <div
      role="treeitem"
      ref={head.attach}
      data-head=""
      data-id={id}
      data-dragged={flag(head.dragged)}
      data-menu={flag(head.menuOpen)}
      data-drop={head.drop}
      aria-label={entry.title}
      aria-description={texts.notesInside(count)}
      aria-level={1}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded
      aria-current={current ? 'page' : undefined}
      aria-selected={current}
      tabIndex={head.tabbable ? 0 : -1}
    >
      {entry.icon ? (
        <span data-icon="" aria-hidden>
          {entry.icon}
        </span>
      ) : (
        id !== LOOSE && <Icon as={Folder} data-folder="" />
      )}
      {head.children ?? link}
      {!head.children && <span data-count={count} />}
      {head.more && !head.children && (
        <button type="button" data-more="" tabIndex={-1} aria-label={texts.more(entry.title)}>
          <Icon as={Ellipsis} />
        </button>
      )}
    </div>
  );
}
