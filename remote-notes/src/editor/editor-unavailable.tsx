import { useStore } from '@my-note/kit/state';
import { Box, ErrorPanel } from '@my-note/kit/ui';
import { editorTexts } from '../editor-texts.ts';
import type { Autosave } from '../model/autosave/autosave.ts';

/** Shows the text when no editor can be loaded. */
export function EditorUnavailable({ autosave, onRetry }: { autosave: Autosave; onRetry: () => void }) {
  const { text } = useStore(autosave.store);
  return (
    <>
      <ErrorPanel title={editorTexts.missing.title} onAction={onRetry}>
        {editorTexts.missing.text}
      </ErrorPanel>
      <Box fontFamily="mono" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text.content}
      </Box>
    </>
  );
}
