import type { loadFences } from '@my-note/kit/markdown';
import { Box, Button, Icon } from '@my-note/kit/ui';
import { Pencil } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import type { Fence } from '../fence.ts';
import { fenceTexts } from '../texts.ts';
import type { FenceDrawer, SeenFence } from './fence-drawer.ts';

export type FenceParts = Awaited<ReturnType<typeof loadFences>>;

/** While somebody types, the drawing waits this long, in milliseconds. */
const TYPING_MS = 300;
/** What acts on a click by itself. */
const ACTS = 'a[href], button, input, textarea, select, summary, label, video, audio, iframe, [role=button]';

/** The source of a fence, late while it is typed. */
function useSource({ node, isOpen }: SeenFence): string {
  const source = node.textContent;
  const [late, setLate] = useState(source);
  useEffect(() => {
    const timer = setTimeout(() => setLate(source), TYPING_MS);
    return () => clearTimeout(timer);
  }, [source]);
  return isOpen ? late : source;
}

interface FenceDrawingProps {
  fence: SeenFence;
  filledBy: Fence;
  parts: FenceParts;
  drawer: FenceDrawer;
  onEdit: () => void;
}

/** The drawing of one fence. A click shows its source. */
export function FenceDrawing({ fence, filledBy, parts, drawer, onEdit }: FenceDrawingProps) {
  const { id, language, isOpen, isSelected } = fence;
  const source = useSource(fence);
  const onDrawn = useCallback((drawn: boolean) => drawer.setDrawn(id, drawn), [drawer, id]);
  const { Drawing } = parts;
  return (
    <Box
      role="group"
      position="relative"
      borderRadius="md"
      cursor={isOpen ? undefined : 'text'}
      {...(isSelected && { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '4px' })}
      // The text keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ target }) => {
        if (!isOpen && !(target instanceof Element && target.closest(ACTS))) drawer.open(id);
      }}
    >
      <Drawing
        key={filledBy.remote}
        extension={filledBy}
        source={source}
        language={language}
        onDrawn={onDrawn}
      />
      {filledBy.module.Editor && (
        <Button
          size="sm"
          variant="outline"
          position="absolute"
          top="1"
          insetInlineEnd="1"
          bg="bg.panel"
          fontFamily="body"
          _print={{ display: 'none' }}
          css={{
            '@media (hover: hover)': {
              '[data-fence]:not(:hover, :focus-within) &:not([data-shown])': { opacity: '0' },
            },
          }}
          data-shown={isOpen || isSelected || undefined}
          onClick={onEdit}
        >
          <Icon as={Pencil} />
          {fenceTexts.edit}
        </Button>
      )}
    </Box>
  );
}
