import { useLocation, useNavigate } from '@my-note/shared-kit/router';
import { Box, chakra, Text } from '@my-note/shared-kit/ui';
import { useEffect } from 'react';
import { texts } from '../texts.ts';
import { useHeadings } from './use-headings.ts';

/** Pixels a level is indented by (specification, section 2). */
const INDENT = 30;

const show = (id: string) => document.getElementById(id)?.scrollIntoView();

/** The note's headings, to go to (specification, section 2). Also follows an anchor in the address. */
export function TableOfContents({ content }: { content: string }) {
  const { headings, nearest } = useHeadings(content);
  const { hash } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (headings.length > 0 && hash) show(decodeURIComponent(hash.slice(1)));
  }, [headings, hash]);

  if (headings.length === 0) return null;
  return (
    <Box as="nav" aria-label={texts.tableOfContents} position="sticky" top="6rem" width="tableOfContents">
      <Text fontWeight="600" marginBottom="2">
        {texts.tableOfContents}
      </Text>
      <chakra.ul listStyleType="none" maxHeight="calc(100dvh - 10rem)" overflowY="auto">
        {headings.map(({ id, text, level }) => (
          <chakra.li key={id} style={{ paddingInlineStart: (level - 1) * INDENT }}>
            <chakra.a
              href={`#${id}`}
              display="block"
              paddingY="1"
              truncate
              title={text}
              color={id === nearest ? 'fg' : 'fg.muted'}
              fontWeight={id === nearest ? '700' : '400'}
              _hover={{ color: 'fg' }}
              onClick={(event) => {
                event.preventDefault();
                navigate({ hash: id }, { replace: true, preventScrollReset: true });
                show(id);
              }}
            >
              {text}
            </chakra.a>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
