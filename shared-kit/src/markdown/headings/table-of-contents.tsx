import { Box, chakra, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { touchTarget } from '../../theme/touch.ts';
import { markdownTexts } from '../texts.ts';
import { anchorTarget } from './headings.ts';
import { useHeadings } from './use-headings.ts';

/** A level is indented by (docs/specification/product.md#table-of-contents), less in a narrow margin. */
const INDENT = 'min(30px, 10%)';

const show = (id: string) => anchorTarget(id)?.scrollIntoView();

interface TableOfContentsProps {
  content: string;
  /** It stands in a drawer, which this closes before the page goes to the heading. */
  onGo?: () => void;
}

/**
 * The note's headings, to go to (docs/specification/product.md#table-of-contents).
 *
 * @example
 * <ItemFrame aside={<TableOfContents content={note.content} />}>
 *   <NoteText content={note.content} />
 * </ItemFrame>
 */
export function TableOfContents({ content, onGo }: TableOfContentsProps) {
  const { headings, nearest } = useHeadings(content);
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);

  // A long table scrolls inside itself; only it, and never the page.
  useEffect(() => {
    const entry = nearest ? list.current?.querySelector('[aria-current]') : null;
    if (!list.current || !(entry instanceof HTMLElement)) return;
    const { offsetTop, offsetHeight } = entry;
    const { scrollTop, clientHeight } = list.current;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      list.current.scrollTop = offsetTop - clientHeight / 2;
    }
  }, [nearest]);

  if (headings.length === 0) return null;
  return (
    <Box
      as="nav"
      aria-label={markdownTexts.tableOfContents}
      maxWidth="full"
      width="tableOfContents"
      {...(onGo ? {} : { position: 'sticky', top: '6rem' })}
    >
      {!onGo && (
        <Text fontWeight="600" marginBottom="2">
          {markdownTexts.tableOfContents}
        </Text>
      )}
      <chakra.ul
        ref={list}
        position="relative"
        listStyleType="none"
        maxHeight={onGo ? undefined : 'calc(100dvh - 10rem)'}
        overflowY="auto"
      >
        {headings.map(({ id, text, level }) => (
          <chakra.li key={id} dir="auto" style={{ paddingInlineStart: `calc(${level - 1} * ${INDENT})` }}>
            <chakra.a
              href={`#${encodeURIComponent(id)}`}
              aria-current={id === nearest ? 'location' : undefined}
              display="block"
              paddingY="1"
              css={touchTarget}
              truncate
              title={text}
              color={id === nearest ? 'fg' : 'fg.muted'}
              fontWeight={id === nearest ? '700' : '400'}
              _hover={{ color: 'fg' }}
              onClick={(event) => {
                event.preventDefault();
                navigate({ hash: id }, { replace: true, preventScrollReset: true });
                if (onGo) {
                  onGo();
                  // The page can scroll again once the drawer lets go of it.
                  setTimeout(() => show(id));
                } else show(id);
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
