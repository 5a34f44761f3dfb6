import { Menu } from '@my-note/kit/overlays';
import { Icon, IconButton, Portal } from '@my-note/kit/ui';
import { Ellipsis, ExternalLink, Settings2, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { texts } from '../../texts.ts';

interface SharingMenuProps {
  title: string;
  /** The page of the share. */
  href: string;
  open: boolean;
  onOpen: (open: boolean) => void;
  onSettings: () => void;
  onRemove: () => void;
}

/** The actions of a share that have no room in a narrow row. */
export function SharingMenu({ title, href, open, onOpen, onSettings, onRemove }: SharingMenuProps) {
  // A dialog opens when the menu is gone, as the menu takes the focus once more.
  const chosen = useRef<() => void>(undefined);
  const choose = (action: () => void) => () => {
    chosen.current = action;
  };
  const runChosen = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  return (
    <Menu.Root
      open={open}
      onOpenChange={(change) => onOpen(change.open)}
      onExitComplete={runChosen}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={texts.sharing.actionsOf.more(title)}
        >
          <Icon as={Ellipsis} />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="13rem">
            <Menu.Item value="open" asChild>
              <a href={href} target="_blank" rel="noreferrer">
                <Icon as={ExternalLink} />
                {texts.sharing.open}
              </a>
            </Menu.Item>
            <Menu.Item value="settings" onSelect={choose(onSettings)}>
              <Icon as={Settings2} />
              {texts.sharing.settings}
            </Menu.Item>
            <Menu.Item value="remove" color="fg.error" onSelect={choose(onRemove)}>
              <Icon as={Trash2} />
              {texts.share.remove}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
