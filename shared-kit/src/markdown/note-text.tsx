import { Box } from '@chakra-ui/react';
import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { noteText } from '../theme/note-text.ts';
import { renderMarkdown } from './render.ts';

/** A note's Markdown, rendered and sanitised. Links inside the site navigate without a reload. */
export function NoteText({ content }: { content: string }) {
  const html = useMemo(() => ({ __html: renderMarkdown(content) }), [content]);
  const navigate = useNavigate();

  const followLink = (event: MouseEvent<HTMLDivElement>) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    if (!href?.startsWith('/') || href.startsWith('//')) return;
    event.preventDefault();
    navigate(href);
  };

  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by renderMarkdown just above
  return <Box css={noteText} onClick={followLink} dangerouslySetInnerHTML={html} />;
}
