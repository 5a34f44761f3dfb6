import { type FenceEditorProps, useImport } from '@my-note/kit/federation';
import { Dialog, DialogActions } from '@my-note/kit/overlays';
import { Box, Button, Center, Spinner, Text } from '@my-note/kit/ui';
import { useCallback, useMemo, useRef, useState } from 'react';
import { readScene } from '../scene/read-scene.ts';
import { isStored, writeScene } from '../scene/write-scene.ts';
import { texts } from '../texts.ts';
import type { Drawn } from './canvas.tsx';

const loadCanvas = () => import(/* webpackChunkName: "canvas" */ './canvas.tsx');

/** The canvas of Excalidraw, with buttons below it. It saves a drawing as the text of its code block. */
export function DrawingEditor({ source, theme, onSave, onCancel, onUnsaved }: FenceEditorProps) {
  const scene = useMemo(() => readScene(source), [source]);
  const { value: canvas, error } = useImport(loadCanvas);
  const [problem, setProblem] = useState<string>();
  const drawn = useRef<Drawn>(undefined);
  const before = useRef<string>(undefined);

  const onDraw = useCallback(
    (next: Drawn) => {
      drawn.current = next;
      const text = writeScene(next.elements, next.background);
      // What Excalidraw makes of the drawing on opening it is no change of anybody's.
      before.current ??= text;
      onUnsaved(text !== before.current);
    },
    [onUnsaved],
  );
  const save = () => {
    if (!drawn.current) return;
    const { elements, background } = drawn.current;
    const text = writeScene(elements, background);
    if (!elements.every(isStored)) setProblem(texts.editor.unstored);
    else if (!readScene(text)) setProblem(texts.editor.tooMuch);
    else onSave(text);
  };

  const message = scene ? (error ? texts.editor.failed : problem) : texts.editor.unreadable;
  return (
    <>
      <Dialog.Body display="flex" flexDirection="column" padding="0" minHeight="0">
        <Box position="relative" flex="1" minHeight="0">
          {scene && canvas && <canvas.Canvas scene={scene} theme={theme} onDraw={onDraw} />}
          {scene && !canvas && !error && (
            <Center height="100%">
              <Spinner aria-label={texts.editor.loading} />
            </Center>
          )}
        </Box>
      </Dialog.Body>
      <DialogActions
        onCancel={onCancel}
        aside={
          message && (
            <Text role="alert" fontSize="sm">
              {message}
            </Text>
          )
        }
      >
        <Button disabled={!scene || !canvas} onClick={save}>
          {texts.editor.save}
        </Button>
      </DialogActions>
    </>
  );
}
