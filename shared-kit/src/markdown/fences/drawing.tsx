import { useEffect, useSyncExternalStore } from 'react';
import { ExtensionSlot } from '../../federation/extension-slot.tsx';
import type { Extension, FencePoint } from '../../federation/extensions.ts';
import type { FenceViewProps } from '../../federation/fence-module.ts';

const root = document.documentElement;

function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
const readTheme = (): FenceViewProps['theme'] => (root.classList.contains('dark') ? 'dark' : 'light');

function Broken({ onDrawn }: Pick<FenceViewProps, 'onDrawn'>) {
  useEffect(() => onDrawn(false), [onDrawn]);
  return null;
}

interface DrawingProps extends Omit<FenceViewProps, 'theme'> {
  extension: Extension<FencePoint>;
}

/** The drawing of a code block in the present theme. Where it throws, the source is shown. */
export function Drawing({ extension, ...props }: DrawingProps) {
  const theme = useSyncExternalStore(watchTheme, readTheme);
  return (
    <ExtensionSlot
      extension={extension}
      props={{ ...props, theme }}
      fallback={<Broken onDrawn={props.onDrawn} />}
    />
  );
}
