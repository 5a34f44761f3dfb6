import type { MenuEntry } from '@my-note/kit/menu';
import { Link } from '@my-note/kit/router';
import { chakra, Text } from '@my-note/kit/ui';
import { EntryIcon } from './entry-icon.tsx';

const Row = chakra(Link);

/** A link to an item of a share. */
export const EntryLink = ({ entry, current = false }: { entry: MenuEntry; current?: boolean }) => (
  <Row
    to={entry.href}
    aria-current={current ? 'page' : undefined}
    flex="1"
    minWidth="0"
    display="flex"
    alignItems="center"
    minHeight={{ base: 'touchTarget', lg: '8' }}
    paddingX="2"
    borderRadius="md"
    color={current ? 'accent.fg' : 'fg'}
    bg={current ? 'accent.subtle' : undefined}
    fontWeight={current ? '600' : '400'}
    _hover={{ bg: current ? 'accent.subtle' : 'bg.muted' }}
  >
    <Text as="span" dir="auto" truncate title={entry.title}>
      <EntryIcon icon={entry.icon} />
      {entry.title}
    </Text>
  </Row>
);
