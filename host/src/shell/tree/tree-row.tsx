import { Icon } from '@my-note/kit/ui';
import { ChevronRight, Ellipsis, Folder } from 'lucide-react';
import { type ComponentType, type CSSProperties, memo, type ReactNode, type RefCallback } from 'react';
import { indentOf, levelHint } from './indent.ts';
import { texts } from './texts.ts';
import { sameRow, type TreeRow } from './tree-rows.ts';

export interface TreeRowProps {
  row: TreeRow;
  top: number;
  height: number;
  /** The one row that Tab reaches. */
  tabbable: boolean;
  folders?: boolean;
  /** Levels above the first one that is drawn. */
  above?: number;
  /** Notes below a category. */
  count?: number | undefined;
  /** Letters to mark in the title. */
  marked?: string;
  /** Marks them: only a tree with a filter brings the code for it. */
  Marked?: ComponentType<{ text: string; letters?: string | undefined }>;
  more?: boolean;
  menuOpen?: boolean;
  dragged?: boolean;
  drop?: 'before' | 'after' | 'into' | undefined;
  /** Level of the line that shows a drop. */
  dropLevel?: number | undefined;
  /** Registers the element for drag and drop. */
  attach?: RefCallback<HTMLElement> | undefined;
  /** Replaces the link while the item is renamed. */
  children?: ReactNode;
}

/** The full path as a tooltip, for a narrow tree. */
const pathOf = (above: readonly string[], title: string) => [...above, title].join(' / ');

const flag = (on: boolean | undefined) => (on ? '' : undefined);

/** One row of the tree: an arrow for categories, the link, More. The tree handles their events. */
function TreeRowView({
  row,
  top,
  height,
  tabbable,
  folders,
  more,
  count,
  children,
  Marked,
  ...state
}: TreeRowProps) {
  const style: CSSProperties = { top, height };
  const indent = { marginInlineStart: indentOf(row.level) };
  const hint = levelHint(row.level);
  if (row.kind === 'placeholder') {
    return (
      <div role="none" data-row="" data-placeholder="" style={style}>
        <span data-indent="" style={indent} />
        {texts.emptyCategory}
      </div>
    );
  }
  const { entry, level, position, siblings, open, current, above } = row;
  const category = entry.type === 'category';
  const arrowText = open ? texts.close : texts.open;
  return (
    <div
      role="treeitem"
      ref={state.attach}
      data-row=""
      data-id={entry._id}
      data-category={flag(category)}
      data-dragged={flag(state.dragged)}
      data-menu={flag(state.menuOpen)}
      data-drop={state.drop}
      aria-label={entry.title}
      aria-description={count === undefined ? undefined : texts.notesInside(count)}
      aria-level={level + (state.above ?? 0)}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={category ? open : undefined}
      aria-current={current ? 'page' : undefined}
      aria-selected={current}
      tabIndex={tabbable ? 0 : -1}
      style={{ ...style, ...dropLine(state.dropLevel ?? level) }}
    >
      <span data-indent="" style={indent}>
        {category && (
          <button type="button" data-arrow="" tabIndex={-1} aria-label={arrowText(entry.title)}>
            <Icon as={ChevronRight} />
          </button>
        )}
      </span>
      {folders && category && !entry.icon && <Icon as={Folder} data-folder="" />}
      {entry.icon && (
        <span data-icon="" aria-hidden>
          {entry.icon}
        </span>
      )}
      {hint !== null && (
        <span data-level="" aria-hidden>
          {hint}
        </span>
      )}
      {children ?? (
        <a data-link="" href={entry.href} title={pathOf(above, entry.title)} tabIndex={-1} draggable={false}>
          <span dir="auto">
            {Marked ? <Marked text={entry.title} letters={state.marked} /> : entry.title}
          </span>
        </a>
      )}
      {count !== undefined && !children && <span data-count={count} />}
      {more && !children && (
        <button type="button" data-more="" tabIndex={-1} aria-label={texts.more(entry.title)}>
          <Icon as={Ellipsis} />
        </button>
      )}
    </div>
  );
}

const dropLine = (level: number): Record<string, string> => ({ '--drop-indent': `${indentOf(level)}px` });

// Each list creates new row objects, so rows are compared by value.
const compared = [
  'top',
  'height',
  'tabbable',
  'folders',
  'count',
  'marked',
  'more',
  'menuOpen',
  'dragged',
  'drop',
  'dropLevel',
  'attach',
  'children',
] as const satisfies (keyof TreeRowProps)[];

/** Renders again only when its own row has changed. */
export const TreeRowPart = memo(
  TreeRowView,
  (last, next) => sameRow(last.row, next.row) && compared.every((name) => last[name] === next[name]),
);
