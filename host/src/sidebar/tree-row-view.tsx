import { arrowTarget } from '@my-note/shared-kit/menu';
import { Link } from '@my-note/shared-kit/router';
import { Box, Center, chakra, Flex } from '@my-note/shared-kit/ui';
import { ChevronRight } from 'lucide-react';
import { texts } from '../texts.ts';
import type { TreeRow } from './tree-rows.ts';

const RowLink = chakra(Link);
const Arrow = chakra('button');

interface TreeRowViewProps {
  row: TreeRow;
  path: string;
  /** The one row that Tab reaches. */
  tabbable: boolean;
  onFocus: (id: string) => void;
  onGo: (href: string) => void;
}

const indent = (level: number) => `${(level - 1) * 16}px`;

/** One row of the tree: an arrow for categories, and the link. */
export function TreeRowView({ row, path, tabbable, onFocus, onGo }: TreeRowViewProps) {
  if (row.kind === 'placeholder') {
    return (
      <Flex
        role="none"
        height="100%"
        align="center"
        paddingStart="9"
        color="fg.muted"
        fontStyle="italic"
        fontSize="sm"
      >
        <Box style={{ marginInlineStart: indent(row.level) }}>{texts.emptyCategory}</Box>
      </Flex>
    );
  }
  const { entry, level, position, siblings, open, current } = row;
  const category = entry.type === 'category';
  const up = arrowTarget(entry, path);
  return (
    <Flex
      role="treeitem"
      id={`tree-${entry._id}`}
      aria-label={entry.title}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={category ? open : undefined}
      aria-current={current ? 'page' : undefined}
      aria-selected={current}
      tabIndex={tabbable ? 0 : -1}
      onFocus={() => onFocus(entry._id)}
      height="100%"
      align="center"
      borderRadius="md"
      marginX="2"
      color={current ? 'accent.fg' : 'fg'}
      fontWeight={current ? '600' : category ? '500' : '400'}
      bg={current ? 'accent.subtle' : undefined}
      _hover={{ bg: current ? 'accent.subtle' : 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Center boxSize="7" flex="none" style={{ marginInlineStart: indent(level) }}>
        {category && (
          <Arrow
            type="button"
            tabIndex={-1}
            aria-label={open ? texts.leaveEntry(entry.title) : texts.openEntry(entry.title)}
            onClick={() => up && onGo(up)}
            boxSize="7"
            display="grid"
            placeItems="center"
            cursor="pointer"
            borderRadius="sm"
            color="fg.muted"
            _hover={{ color: 'fg' }}
          >
            <Box
              as="span"
              display="grid"
              transitionProperty="transform"
              transitionDuration="150ms"
              transform={open ? 'rotate(90deg)' : undefined}
            >
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </Box>
          </Arrow>
        )}
      </Center>
      <RowLink
        to={entry.href}
        tabIndex={-1}
        title={entry.title}
        flex="1"
        minWidth="0"
        height="100%"
        display="flex"
        alignItems="center"
        paddingEnd="2"
      >
        <Box as="span" truncate>
          {entry.title}
        </Box>
      </RowLink>
    </Flex>
  );
}
