import { isCurrent, isOpen, type MenuEntry } from '@my-note/shared-kit/menu';
import { CloseButton, Dialog } from '@my-note/shared-kit/overlays';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra, Portal, Text, touchTarget } from '@my-note/shared-kit/ui';
import { ChevronRight, Folder } from 'lucide-react';
import { useState } from 'react';
import { texts } from '../texts.ts';
import { useMenu, usePath } from '../use-menu.ts';
import type { ShellDialogProps } from './lazy-dialog.tsx';

const RowLink = chakra(Link);
const Arrow = chakra('button');

interface BranchProps {
  entries: readonly MenuEntry[];
  path: string;
  onGo: () => void;
}

function Entry({ entry, path, onGo }: Omit<BranchProps, 'entries'> & { entry: MenuEntry }) {
  const [open, setOpen] = useState(isOpen(entry, path));
  const category = entry.type === 'category';
  const current = isCurrent(entry, path);
  return (
    <Box as="li" breakInside="avoid">
      <Box display="flex" alignItems="center" minHeight="row" css={touchTarget}>
        {category ? (
          <Arrow
            type="button"
            aria-expanded={open}
            aria-label={open ? texts.leaveEntry(entry.title) : texts.openEntry(entry.title)}
            boxSize="7"
            display="grid"
            placeItems="center"
            flex="none"
            cursor="pointer"
            color="fg.muted"
            _hover={{ color: 'fg' }}
            onClick={() => setOpen(!open)}
          >
            <Box as="span" transform={open ? 'rotate(90deg)' : undefined} transitionDuration="150ms">
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </Box>
          </Arrow>
        ) : (
          <Box boxSize="7" flex="none" />
        )}
        <RowLink
          to={entry.href}
          onClick={onGo}
          aria-current={current ? 'page' : undefined}
          display="flex"
          alignItems="center"
          gap="2"
          minWidth="0"
          paddingY="1"
          color={current ? 'accent.fg' : 'fg'}
          fontWeight={category || current ? '600' : '400'}
          _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
        >
          {category && (
            <Box as="span" flex="none" color={current ? 'accent.fg' : 'fg.muted'}>
              <Folder size={16} strokeWidth={1.75} aria-hidden />
            </Box>
          )}
          <Box as="span" truncate title={entry.title}>
            {entry.title}
          </Box>
        </RowLink>
      </Box>
      {open && category && <Branch entries={entry.subs} path={path} onGo={onGo} />}
    </Box>
  );
}

const Branch = ({ entries, path, onGo }: BranchProps) => (
  <Box
    as="ul"
    listStyleType="none"
    paddingStart="4"
    marginStart="3.5"
    borderStartWidth="1px"
    borderColor="border"
  >
    {entries.map((entry) => (
      <Entry key={entry._id} entry={entry} path={path} onGo={onGo} />
    ))}
    {entries.length === 0 && (
      <Box as="li" color="fg.muted" fontStyle="italic" paddingStart="7" lineHeight="row">
        {texts.emptyCategory}
      </Box>
    )}
  </Box>
);

/** The whole menu on one full screen, with the current branch open. */
export function OverviewDialog({ open, onClose }: ShellDialogProps) {
  const { menu } = useMenu();
  const path = usePath();
  return (
    <Dialog.Root
      size="full"
      open={open}
      onOpenChange={(event) => !event.open && onClose()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content bg="bg" paddingTop="env(safe-area-inset-top)">
            <Dialog.Header maxWidth="60rem" width="100%" marginX="auto">
              <Dialog.Title fontSize="2xl">{texts.overview}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body maxWidth="60rem" width="100%" marginX="auto">
              {menu.length === 0 ? (
                <Text color="fg.muted">{texts.overviewEmpty}</Text>
              ) : (
                <Box as="ul" listStyleType="none" marginStart="-1.5" columns={{ md: 2 }} columnGap="10">
                  {menu.map((entry) => (
                    <Entry key={entry._id} entry={entry} path={path} onGo={onClose} />
                  ))}
                </Box>
              )}
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton color="fg.muted" aria-label={texts.close} />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
