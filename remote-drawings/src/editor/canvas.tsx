import '@excalidraw/excalidraw/index.css';
import './canvas.css';
import { Excalidraw, MainMenu } from '@excalidraw/excalidraw';
import type { FenceEditorProps } from '@my-note/kit/federation';
import { Box } from '@my-note/kit/ui';
import { useRef } from 'react';
import type { Scene } from '../scene/read-scene.ts';
import { nameButtons } from './name-buttons.ts';
import { takeKey } from './taken-keys.ts';

/** What is on the canvas now. */
export interface Drawn {
  elements: readonly unknown[];
  background: string;
}

interface CanvasProps extends Pick<FenceEditorProps, 'theme'> {
  scene: Scene;
  onDraw: (drawn: Drawn) => void;
}

/** Only what a note stores: no files, no pictures, no themes of its own. */
const UI = {
  canvasActions: {
    changeViewBackgroundColor: true,
    clearCanvas: false,
    export: false,
    loadScene: false,
    saveAsImage: false,
    saveToActiveFile: false,
    toggleTheme: false,
  },
  tools: { image: false },
} as const;

/** Excalidraw in a dialog: nothing of it lies outside of the dialog, and no key that it takes closes that. */
export function Canvas({ scene, theme, onDraw }: CanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <Box
      ref={box}
      className="drawings-canvas"
      // Its style sheet asks for the direction, and for that of the page elsewhere.
      dir="ltr"
      position="absolute"
      inset="0"
      // Escape ends what is being drawn, and leaves the dialog open.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onKeyDownCapture={takeKey}
    >
      <Excalidraw
        initialData={{
          elements: scene.elements as never,
          appState: { viewBackgroundColor: scene.background ?? '#ffffff' },
          scrollToContent: true,
        }}
        theme={theme}
        UIOptions={UI}
        aiEnabled={false}
        autoFocus
        validateEmbeddable={false}
        onChange={(elements, { viewBackgroundColor }) => {
          nameButtons(box.current);
          onDraw({
            elements: elements.filter(({ isDeleted }) => !isDeleted),
            background: viewBackgroundColor,
          });
        }}
        // A table or a picture of the clipboard would open a dialog behind this one, or be lost on saving.
        onPaste={({ spreadsheet, files }) => !spreadsheet && !files}
      >
        <MainMenu>
          <MainMenu.DefaultItems.ChangeCanvasBackground />
        </MainMenu>
      </Excalidraw>
    </Box>
  );
}
