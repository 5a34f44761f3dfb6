import { Box, Portal } from '@my-note/kit/ui';
import { type RefObject, useEffect, useId } from 'react';
import { NotePreview } from './note-preview.tsx';
import { useHoveredLink } from './use-hovered-link.ts';

const WIDTH = 320;
const GAP = 6;

/** Below the link, or above it where there is more room. */
function placeAt(link: HTMLElement) {
  const { left, top, bottom } = link.getBoundingClientRect();
  const inline = Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP));
  return innerHeight - bottom > top
    ? { left: inline, top: bottom + GAP }
    : { left: inline, bottom: innerHeight - top + GAP };
}

/** Shows a preview of the linked note when its link is hovered or focused. */
export function LinkPreviews({ container }: { container: RefObject<HTMLElement | null> }) {
  const { link, hold, release } = useHoveredLink(container);
  const id = useId();

  useEffect(() => {
    link?.setAttribute('aria-describedby', id);
    return () => link?.removeAttribute('aria-describedby');
  }, [link, id]);

  if (!link) return null;
  return (
    <Portal>
      <Box
        id={id}
        role="tooltip"
        position="fixed"
        zIndex="popover"
        width={`min(${WIDTH}px, calc(100vw - ${2 * GAP}px))`}
        style={placeAt(link)}
        bg="bg.panel"
        borderWidth="1px"
        borderColor="border"
        borderRadius="md"
        boxShadow="md"
        padding="3"
        onPointerEnter={hold}
        onPointerLeave={release}
      >
        <NotePreview noteId={link.dataset.note ?? ''} />
      </Box>
    </Portal>
  );
}
