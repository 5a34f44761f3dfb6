import { links } from '@my-note/contract';
import { breadcrumbs, type MenuEntry } from '@my-note/shared-kit/menu';
import { Menu } from '@my-note/shared-kit/overlays';
import { Link } from '@my-note/shared-kit/router';
import { Box, chakra, Icon, IconButton, Portal } from '@my-note/shared-kit/ui';
import { Ellipsis } from 'lucide-react';
import { texts } from '../../texts.ts';
import { useMenuTree } from './use-menu-tree.ts';

/** With more levels than this, all but the first and the last are in a menu. */
const SHOWN = 3;

const Crumb = ({ entry }: { entry: MenuEntry }) => (
  <chakra.span dir="auto" truncate title={entry.title} _hover={{ color: 'fg' }}>
    <Link to={entry.href}>{entry.title}</Link>
  </chakra.span>
);

const HiddenLevels = ({ entries }: { entries: readonly MenuEntry[] }) => (
  <Menu.Root positioning={{ placement: 'bottom-start' }} lazyMount unmountOnExit>
    <Menu.Trigger asChild>
      <IconButton
        size="2xs"
        variant="ghost"
        colorPalette="gray"
        color="fg.muted"
        aria-label={texts.moreLevels(entries.length)}
        title={texts.moreLevels(entries.length)}
      >
        <Icon as={Ellipsis} />
      </IconButton>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content maxWidth="min(20rem, 86vw)" maxHeight="60vh" overflowY="auto">
          {entries.map(({ href, title }) => (
            <Menu.Item key={href} value={href} asChild>
              <Link to={href}>
                <chakra.span dir="auto" truncate>
                  {title}
                </chakra.span>
              </Link>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

/** The item's ancestors from the top level down, on one line. */
export function Breadcrumbs({ slug }: { slug: string }) {
  const trail = breadcrumbs(useMenuTree(), links.item(slug)).filter(({ href }) => href !== links.item(slug));
  const folded = trail.length > SHOWN;
  const hidden = folded ? trail.slice(1, -1) : [];
  const shown = folded ? [trail[0], trail.at(-1)] : trail;
  return (
    <Box
      as="nav"
      aria-label={texts.breadcrumbs}
      flex="1"
      width="full"
      minWidth="0"
      minHeight="6"
      color="fg.muted"
    >
      <chakra.ol display="flex" alignItems="center" gap="1" listStyleType="none">
        {shown.map((entry, index) => (
          <chakra.li
            key={entry?.href}
            display="flex"
            alignItems="center"
            gap="1"
            minWidth="0"
            maxWidth="16rem"
          >
            {index > 0 && <span aria-hidden>/</span>}
            {index > 0 && folded && (
              <>
                <HiddenLevels entries={hidden} />
                <span aria-hidden>/</span>
              </>
            )}
            {entry && <Crumb entry={entry} />}
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
