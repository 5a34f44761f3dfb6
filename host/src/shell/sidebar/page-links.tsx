import { NavLink } from '@my-note/kit/router';
import { Box, chakra, Icon, Stack, touchTarget } from '@my-note/kit/ui';
import {
  Blocks,
  createLucideIcon,
  type LucideIcon,
  MessageSquareText,
  Share2,
  Trash2,
  TvMinimalPlay,
} from 'lucide-react';
import { hasLink, type Page, usePages } from '../../platform/pages/page.ts';
import { useFlag } from '../../platform/remotes/ui/use-flag.ts';
import { texts } from '../../platform/texts.ts';

const Row = chakra(NavLink);

/** Icons that a page may declare by name, and those drawn so far. */
const ICONS = new Map<string | undefined, LucideIcon>([
  ['message', MessageSquareText],
  ['share', Share2],
  ['trash', Trash2],
  ['video', TvMinimalPlay],
]);

/** Draws path data (`M4 4h16`); a name that is unknown shows a general icon. */
function iconOf(icon: string | undefined): LucideIcon {
  if (!icon?.startsWith('M')) return ICONS.get(icon) ?? Blocks;
  const drawn = ICONS.get(icon) ?? createLucideIcon('page', [['path', { d: icon, key: 'd' }]]);
  ICONS.set(icon, drawn);
  return drawn;
}

function PageLink({
  page: { path, label, icon, flag },
  onGo,
}: {
  page: Page;
  onGo?: (() => void) | undefined;
}) {
  if (useFlag(flag) !== 'on') return null;
  return (
    <Row
      to={path}
      onClick={onGo}
      display="flex"
      alignItems="center"
      gap="2.5"
      height="row"
      css={touchTarget}
      paddingX="2.5"
      borderRadius="md"
      color="fg.muted"
      _hover={{ bg: 'bg.muted', color: 'fg' }}
      _currentPage={{ color: 'accent.fg', fontWeight: '600', bg: 'accent.subtle' }}
    >
      <Icon as={iconOf(icon)} />
      <Box as="span" truncate>
        {label}
      </Box>
    </Row>
  );
}

/** Pages without a position come last, in the order of the registry. */
const byPosition = (a: Page, b: Page) => (a.position ?? Infinity) - (b.position ?? Infinity) || 0;

/** Links below the tree, to pages that declare a label and have a fixed address. */
export function PageLinks({ onGo }: { onGo?: () => void }) {
  const linked = usePages()
    .filter((page) => !page.killed && hasLink(page))
    .sort(byPosition);
  return (
    <Stack as="nav" aria-label={texts.menu} gap="0" padding="2" borderTopWidth="1px" borderColor="border">
      {linked.map((page) => (
        <PageLink key={page.path} page={page} onGo={onGo} />
      ))}
    </Stack>
  );
}
