import type { VersionSummary } from '@my-note/contract';
import { Box, chakra, Icon, RelativeDate, Text } from '@my-note/kit/ui';
import { Tag } from 'lucide-react';
import { historyTexts } from '../history-texts.ts';

interface VersionListProps {
  versions: readonly VersionSummary[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
}

export const VersionList = ({ versions, selectedId, onSelect }: VersionListProps) => (
  <chakra.ul listStyleType="none" aria-label={historyTexts.versions}>
    {versions.map(({ _id, createdAt, words, name }) => (
      <li key={_id}>
        <chakra.button
          type="button"
          aria-current={_id === selectedId ? 'true' : undefined}
          display="block"
          width="full"
          minHeight="touchTarget"
          paddingX="3"
          paddingY="2"
          borderRadius="md"
          textAlign="start"
          cursor="pointer"
          bg={_id === selectedId ? 'accent.subtle' : undefined}
          _hover={{ bg: _id === selectedId ? 'accent.subtle' : 'bg.muted' }}
          onClick={() => onSelect(_id)}
        >
          {name !== null && (
            <Box as="span" display="flex" alignItems="center" gap="1.5" fontWeight="600">
              <Icon as={Tag} size={14} />
              <Text as="span" truncate title={name}>
                {name}
              </Text>
            </Box>
          )}
          <Text as="span" display="block" fontWeight={name === null ? '500' : '400'}>
            <RelativeDate value={createdAt} />
          </Text>
          <Text as="span" display="block" textStyle="sm" color="fg.muted">
            {historyTexts.words(words)}
          </Text>
        </chakra.button>
      </li>
    ))}
  </chakra.ul>
);
