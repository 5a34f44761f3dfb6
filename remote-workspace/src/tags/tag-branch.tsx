import { tagLink } from '@my-note/contract/tags';
import { RowAction } from '@my-note/kit/lists';
import { Link } from '@my-note/kit/router';
import { Box, chakra, HStack, Icon, IconButton, Text, touchTarget } from '@my-note/kit/ui';
import { ChevronRight, Palette, Pencil } from 'lucide-react';
import { useState } from 'react';
import { TagName } from './tag-name.tsx';
import type { TagNode } from './tag-tree.ts';
import { tagTexts as texts } from './texts.ts';

interface TagBranchProps {
  nodes: readonly TagNode[];
  onRename: (tag: TagNode) => void;
  onColor: (tag: TagNode) => void;
}

const Row = chakra(Link);

function TagEntry({ node, onRename, onColor }: { node: TagNode } & Omit<TagBranchProps, 'nodes'>) {
  const [isOpen, setOpen] = useState(true);
  const { name, label, all, below } = node;
  return (
    <chakra.li>
      <HStack gap="1" borderRadius="md" _hover={{ bg: 'bg.subtle' }}>
        <Box width="8" flexShrink="0">
          {below.length > 0 && (
            <IconButton
              size="xs"
              variant="ghost"
              colorPalette="gray"
              aria-label={texts.show(name)}
              aria-expanded={isOpen}
              _expanded={{ bg: 'transparent' }}
              css={touchTarget}
              onClick={() => setOpen(!isOpen)}
            >
              <Box transform={isOpen ? 'rotate(90deg)' : undefined} transition="transform 150ms">
                <Icon as={ChevronRight} />
              </Box>
            </IconButton>
          )}
        </Box>
        <Row
          to={tagLink(name)}
          display="flex"
          alignItems="center"
          gap="2"
          flex="1"
          minWidth="0"
          minHeight="row"
          css={touchTarget}
        >
          <TagName name={name} label={label} />
          <Text as="span" marginStart="auto" paddingX="2" fontSize="sm" color="fg.muted" flexShrink="0">
            {texts.count(all)}
          </Text>
        </Row>
        <RowAction icon={Palette} label={texts.color} of={`#${name}`} onClick={() => onColor(node)} />
        <RowAction icon={Pencil} label={texts.rename} of={`#${name}`} onClick={() => onRename(node)} />
      </HStack>
      {isOpen && below.length > 0 && (
        <Box paddingStart="5">
          <TagBranch nodes={below} {...{ onRename, onColor }} />
        </Box>
      )}
    </chakra.li>
  );
}

/** Tags of one level, with those below them. */
export const TagBranch = ({ nodes, ...actions }: TagBranchProps) => (
  <chakra.ul listStyleType="none">
    {nodes.map((node) => (
      <TagEntry key={node.name} node={node} {...actions} />
    ))}
  </chakra.ul>
);
