import { type EditorState, type Selection, TextSelection } from '@milkdown/kit/prose/state';
import { formatKeys } from '@my-note/kit/keys';
import { HStack, Separator } from '@my-note/kit/ui';
import { Highlighter, Link2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { editorTexts as texts } from '../../editor-texts.ts';
import { isHighlighted, toggleHighlight } from '../decorations/highlights.ts';
import { ToolbarButton } from '../toolbar/toolbar-button.tsx';
import { tools } from '../toolbar/tools.ts';
import { formattingOf } from '../visual/formatting.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { PopupBox } from './popup-box.tsx';
import { textRange } from './text-range.ts';
import { TurnIntoMenu } from './turn-into-menu.tsx';
import { useEditorFocus, useEditorState, useMouseDown } from './use-editor-state.ts';
import { usePopupKeys } from './use-popup-keys.ts';

interface SelectionToolbarProps {
  editor: VisualEditor;
  onLink: () => void;
}

const isInCode = ({ selection: { $from, $to } }: EditorState) =>
  Boolean($from.parent.type.spec.code || $to.parent.type.spec.code);

const withSelectedText = (state: EditorState): EditorState | null =>
  state.selection instanceof TextSelection && !state.selection.empty && !isInCode(state) ? state : null;

/** The toolbar beside selected text. It takes no focus: Alt+F10 moves into it. */
export function SelectionToolbar({ editor, onLink }: SelectionToolbarProps) {
  const state = useEditorState(editor, withSelectedText);
  const isFocused = useEditorFocus(editor);
  const isMouseDown = useMouseDown(editor);
  const [closed, setClosed] = useState<Selection | null>(null);
  if (!state || !isFocused || isMouseDown || closed?.eq(state.selection) || editor.composing()) return null;
  return <Bar {...{ editor, state, onLink }} onClose={() => setClosed(state.selection)} />;
}

interface BarProps extends SelectionToolbarProps {
  state: EditorState;
  onClose: () => void;
}

function Bar({ editor, state, onLink, onClose }: BarProps) {
  const { from, to } = state.selection;
  const formatting = useMemo(() => formattingOf(state), [state]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same range is elsewhere after a change
  const at = useMemo(() => textRange(editor.view(), from, to), [editor, from, to, state.doc]);
  const { boxRef, onKeyDown } = usePopupKeys(editor, onClose);
  const marks = [tools.bold, tools.italic, tools.strike, tools.code];
  return (
    <PopupBox at={at} placement="top-start" boxRef={boxRef} padding="1">
      <HStack role="toolbar" aria-label={texts.selectionToolbar} gap="0" onKeyDown={onKeyDown}>
        {marks.map(({ label, icon, command, shows = '', keys }) => (
          <ToolbarButton
            key={label}
            label={label}
            icon={icon}
            keys={keys}
            pressed={formatting.has(shows)}
            onPress={() => editor.run(command)}
          />
        ))}
        <ToolbarButton
          label={texts.link}
          icon={Link2}
          keys={formatKeys.link.keys}
          pressed={formatting.has('link')}
          onPress={onLink}
        />
        <ToolbarButton
          label={texts.highlight}
          icon={Highlighter}
          keys={formatKeys.highlight.keys}
          pressed={isHighlighted(state)}
          onPress={() => editor.run(toggleHighlight)}
        />
        <Separator orientation="vertical" height="5" marginX="1" flexShrink="0" />
        <TurnIntoMenu editor={editor} formatting={formatting} />
      </HStack>
    </PopupBox>
  );
}
