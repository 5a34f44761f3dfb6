import { tagLink } from '@my-note/contract/tags';
import { RowAction } from '@my-note/kit/lists';
import { Link } from '@my-note/kit/router';
import { Box, chakra, HStack, Icon, IconButton, Text, touchTarget } from '@my-note/kit/ui';
import { ChevronRight, Hash, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { TagNode } from './tag-tree.ts';
import { tagTexts as texts } from './texts.ts';

interface TagBranchProps {
  nodes: readonly TagNode[];
  onRename: (tag: TagNode) => void;
}

const Row = chakra(Link);

function TagEntry({ node, onRename }: { node: TagNode; onRename: TagBranchProps['onRename'] }) {
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
          <Box color="fg.muted" flexShrink="0">
            <Icon as={Hash} />
          </Box>
          <Text as="span" dir="auto" truncate title={name}>
            {label}
          </Text>
          <Text as="span" marginStart="auto" paddingX="2" fontSize="sm" color="fg.muted" flexShrink="0">
            {texts.count(all)}
          </Text>
        </Row>
        <RowAction icon={Pencil} label={texts.rename} of={`#${name}`} onClick={() => onRename(node)} />
      </HStack>
      {isOpen && below.length > 0 && (
        <Box paddingStart="5">
          <TagBranch nodes={below} onRename={onRename} />
        </Box>
      )}
    </chakra.li>
  );
}

/** Tags of one level, with those below them. */
export const TagBranch = ({ nodes, onRename }: TagBranchProps) => (
  <chakra.ul listStyleType="none">
    {nodes.map((node) => (
      <TagEntry key={node.name} node={node} onRename={onRename} />
    ))}
  </chakra.ul>
);
