import type { ReactNode } from 'react';
import { ExtensionBoundary } from '../../federation/extension-slot.tsx';
import type { Extension, FencePoint } from '../../federation/extensions.ts';
import type { FenceEditorProps } from '../../federation/fence-module.ts';
import { useTheme } from './use-theme.ts';

interface FenceEditorSlotProps extends Omit<FenceEditorProps, 'theme'> {
  extension: Extension<FencePoint>;
  /** Shown when the editor throws. */
  fallback: ReactNode;
}

/** The visual editor that a remote has for a code block, in the present theme. */
export function FenceEditor({ extension, fallback, ...props }: FenceEditorSlotProps) {
  const theme = useTheme();
  const { Editor } = extension.module;
  return (
    <ExtensionBoundary extension={extension} fallback={fallback}>
      {Editor && <Editor {...props} theme={theme} />}
    </ExtensionBoundary>
  );
}
