import { Box, Flex } from '@my-note/kit/ui';
import { Check } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { texts } from '../../texts.ts';
import type { AnyEditor } from '../any-editor.ts';
import { onLessRoom } from '../base/scroll-room.ts';
import { useVisibleArea } from '../base/visible-area.ts';
import { ToolbarButton } from './toolbar-button.tsx';

interface KeyboardBarProps {
  active: AnyEditor | null;
  /** Shown with Done where there is no room for another bar. */
  status: ReactNode;
  onDone: () => void;
  /** The toolbar. */
  children: ReactNode;
}

/** The toolbar of touch screens, at the bottom above the keyboard. */
export function KeyboardBar({ active, status, onDone, children }: KeyboardBarProps) {
  const bottom = useVisibleArea(({ below }) => below);
  const above = useVisibleArea((area) => area.above);
  const isCramped = useVisibleArea((area) => area.isCramped);
  useEffect(() => (active ? onLessRoom(active.editor.showCursor) : undefined), [active]);
  // The line above the note is in the code of reading, which knows no keyboard.
  useEffect(() => {
    const { documentElement: root } = document;
    root.style.setProperty('--hidden-above', `${above}px`);
    root.toggleAttribute('data-cramped', isCramped);
    // The browser keeps the cursor below the bars at the top, which are gone.
    root.style.scrollPaddingTop = isCramped ? '0' : '';
    return () => {
      root.style.removeProperty('--hidden-above');
      root.removeAttribute('data-cramped');
      root.style.scrollPaddingTop = '';
    };
  }, [above, isCramped]);
  return (
    <Flex
      position="fixed"
      insetInline="0"
      zIndex="docked"
      align="center"
      bg="bg"
      borderTop="1px solid"
      borderColor="border"
      paddingLeft="calc({spacing.2} + env(safe-area-inset-left))"
      paddingRight="calc({spacing.2} + env(safe-area-inset-right))"
      paddingTop={isCramped ? '0' : '1'}
      // Under the keyboard, the edge of the screen is far away.
      paddingBottom={bottom > 0 ? (isCramped ? '0' : '1') : 'calc(0.25rem + env(safe-area-inset-bottom))'}
      style={{ bottom }}
    >
      <Flex flex="1" minWidth="0" css={{ '& > *': { flex: '1' } }}>
        {children}
      </Flex>
      {isCramped && (
        <>
          <Flex flex="none" maxWidth="40%" overflow="hidden" whiteSpace="nowrap" marginStart="2">
            {status}
          </Flex>
          <ToolbarButton label={texts.actions.done} icon={Check} onPress={onDone} />
        </>
      )}
    </Flex>
  );
}

/** Room below the text, so that its end can be scrolled above the keyboard. */
export const KeyboardRoom = () => <Box style={{ height: useVisibleArea(({ below }) => below) }} />;
