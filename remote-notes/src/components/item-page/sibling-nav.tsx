import { links } from '@my-note/contract';
import type { ItemKeys } from '@my-note/kit/keys';
import { type MenuEntry, siblingLinks } from '@my-note/kit/menu';
import { Link, useNavigate } from '@my-note/kit/router';
import { useShortcuts } from '@my-note/kit/shortcuts';
import { Box, chakra, Grid, Text } from '@my-note/kit/ui';
import { useMemo } from 'react';
import { texts } from '../../texts.ts';
import { useMenuTree } from './use-menu-tree.ts';

const Neighbour = ({ entry, label, end = false }: { entry: MenuEntry; label: string; end?: boolean }) => (
  <chakra.div
    textAlign={end ? 'end' : 'start'}
    gridColumn={end ? '2' : '1'}
    minWidth="0"
    _hover={{ color: 'accent.fg' }}
  >
    <Link to={entry.href} rel={end ? 'next' : 'prev'}>
      <Text as="span" display="block" color="fg.muted" textStyle="sm">
        {label}
      </Text>
      <Box as="span" display="flex" justifyContent={end ? 'end' : 'start'}>
        <Text as="span" dir="auto" truncate title={entry.title} fontWeight="500">
          {entry.title}
        </Text>
      </Box>
    </Link>
  </chakra.div>
);

/** Links to the items before and after this one; at either end to the parent. */
export function SiblingNav({ slug }: { slug: string }) {
  const menu = useMenuTree();
  const navigate = useNavigate();
  const { previous, next } = useMemo(() => siblingLinks(menu, links.item(slug)), [menu, slug]);
  const keys = useMemo(
    () =>
      [
        { keys: '[' satisfies ItemKeys['previous']['keys'], label: texts.previous, to: previous },
        { keys: ']' satisfies ItemKeys['next']['keys'], label: texts.next, to: next },
      ].flatMap(({ to, ...shortcut }) =>
        to ? [{ ...shortcut, group: texts.shortcuts, run: () => navigate(to.href) }] : [],
      ),
    [previous, next, navigate],
  );
  useShortcuts(keys);
  if (!previous && !next) return null;
  return (
    <Box
      as="nav"
      aria-label={texts.neighbours}
      borderTop="1px solid"
      borderColor="border"
      marginTop="12"
      paddingTop="4"
    >
      <Grid templateColumns="1fr 1fr" gap="6">
        {previous && <Neighbour entry={previous} label={texts.previous} />}
        {/* An only child has its parent on both sides, which is named once. */}
        {next && next !== previous && <Neighbour entry={next} label={texts.next} end />}
      </Grid>
    </Box>
  );
}
