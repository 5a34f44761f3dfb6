import { Menu } from '@my-note/kit/overlays';
import { Icon, Portal } from '@my-note/kit/ui';
import {
  ArrowDownAZ,
  CalendarArrowDown,
  CircleOff,
  FilePlus2,
  FolderInput,
  FolderPlus,
  type LucideIcon,
  Pencil,
  Pin,
  PinOff,
  Share2,
  Smile,
  Trash2,
} from 'lucide-react';
import type { RefObject } from 'react';
import { texts } from '../../tree/texts.ts';
import type { EntryRow } from '../../tree/tree-rows.ts';

/** The actions in the menu of a row. */
export type RowAction =
  | 'rename'
  | 'new-note'
  | 'new-category'
  | 'pin'
  | 'icon'
  | 'remove-icon'
  | 'share'
  | 'move'
  | 'sort-title'
  | 'sort-date'
  | 'trash';

interface RowMenuProps {
  entry: EntryRow['entry'];
  /** Where it opens, in viewport coordinates. */
  anchor: DOMRect;
  open: boolean;
  /** Where it is put in the document; a dialog takes the focus back from what is outside of it. */
  container?: RefObject<HTMLElement | null> | undefined;
  onSelect: (action: RowAction) => void;
  onClose: () => void;
  /** Called after it has been removed and no longer manages the focus. */
  onClosed: () => void;
}

interface Action {
  id: RowAction;
  label: string;
  icon: LucideIcon;
}

const sorting: Action[] = [
  { id: 'sort-title', label: texts.sortByTitle, icon: ArrowDownAZ },
  { id: 'sort-date', label: texts.sortByDate, icon: CalendarArrowDown },
];

const removing: Action[] = [{ id: 'remove-icon', label: texts.removeIcon, icon: CircleOff }];

/** The menu of a row; one instance for the whole tree. */
export function RowMenu({ entry, anchor, open, container, onSelect, onClose, onClosed }: RowMenuProps) {
  const actions: Action[] = [
    { id: 'rename', label: texts.rename, icon: Pencil },
    { id: 'new-note', label: texts.newNote, icon: FilePlus2 },
    { id: 'new-category', label: texts.newCategory, icon: FolderPlus },
    entry.pinned
      ? { id: 'pin', label: texts.unpin, icon: PinOff }
      : { id: 'pin', label: texts.pin, icon: Pin },
    { id: 'icon', label: entry.icon ? texts.changeIcon : texts.addIcon, icon: Smile },
    ...(entry.icon ? removing : []),
    { id: 'share', label: texts.share, icon: Share2 },
    { id: 'move', label: texts.move, icon: FolderInput },
    ...(entry.type === 'category' && entry.subs.length > 1 ? sorting : []),
    { id: 'trash', label: texts.moveToTrash, icon: Trash2 },
  ];
  return (
    <Menu.Root
      open={open}
      onOpenChange={(event) => !event.open && onClose()}
      onExitComplete={onClosed}
      positioning={{ placement: 'bottom-start', getAnchorRect: () => anchor }}
      aria-label={texts.actionsOf(entry.title)}
    >
      <Portal {...(container ? { container } : {})}>
        <Menu.Positioner>
          <Menu.Content minWidth="13rem">
            {actions.map(({ id, label, icon }) => (
              <Menu.Item
                key={id}
                value={id}
                color={id === 'trash' ? 'fg.error' : undefined}
                onClick={() => onSelect(id)}
              >
                <Icon as={icon} />
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
