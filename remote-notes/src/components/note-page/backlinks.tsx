import { links } from '@my-note/contract';
import { useQuery } from '@my-note/kit/query';
import { Link } from '@my-note/kit/router';
import { Box, Button, chakra, Heading, HStack, Icon, Text } from '@my-note/kit/ui';
import { FileText } from 'lucide-react';
import { linkQueries } from '../../api/link.queries.ts';
import { lateTexts } from '../../late-texts.ts';
import { texts } from '../../texts.ts';

export function Backlinks({ noteId }: { noteId: string }) {
  const { data: items = [], isError, refetch } = useQuery(linkQueries.backlinks(noteId));
  if (isError && items.length === 0) {
    return (
      <HStack marginTop="12" color="fg.muted" textStyle="sm">
        <Text>{lateTexts.backlinks.failed}</Text>
        <Button size="sm" variant="ghost" onClick={() => void refetch()}>
          {texts.actions.tryAgain}
        </Button>
      </HStack>
    );
  }
  if (items.length === 0) return null;
  return (
    <Box as="nav" aria-label={lateTexts.backlinks.title} marginTop="12">
      <Heading as="h2" size="sm" color="fg.muted" fontWeight="600" marginBottom="1">
        {lateTexts.backlinks.title}
      </Heading>
      <chakra.ul listStyleType="none" marginX="-2">
        {items.map(({ _id, slug, title, category }) => (
          <chakra.li key={_id} borderRadius="md" _hover={{ bg: 'bg.muted' }}>
            <Link to={links.item(slug)}>
              <HStack minHeight={{ base: 'touchTarget', md: 'row' }} gap="2" paddingX="2">
                <Box color="fg.muted" flexShrink="0">
                  <Icon as={FileText} />
                </Box>
                <Text as="span" dir="auto" truncate title={title}>
                  {title || texts.untitled}
                </Text>
                {category && (
                  <Text as="span" dir="auto" truncate flexShrink="2" color="fg.muted" textStyle="sm">
                    {category.title}
                  </Text>
                )}
              </HStack>
            </Link>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
