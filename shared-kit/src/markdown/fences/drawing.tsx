import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ExtensionSlot } from '../../federation/extension-slot.tsx';
import type { Extension, FencePoint } from '../../federation/extensions.ts';
import type { FenceViewProps } from '../../federation/fence-module.ts';
import { whenNear } from '../pictures/when-near.ts';
import { drawnHeight, keepHeight } from './drawn-heights.ts';
import { useTheme } from './use-theme.ts';

function Broken({ onDrawn }: Pick<FenceViewProps, 'onDrawn'>) {
  useEffect(() => onDrawn(false), [onDrawn]);
  return null;
}

interface DrawingProps extends Omit<FenceViewProps, 'theme'> {
  extension: Extension<FencePoint>;
}

/**
 * The drawing of a code block in the present theme, made when it is near the screen. Where it throws, the source is
 * shown. It is as high as it was last until it is there.
 */
export function Drawing({ extension, onDrawn, ...props }: DrawingProps) {
  const { language, source } = props;
  const theme = useTheme();
  const box = useRef<HTMLDivElement>(null);
  const height = drawnHeight(language, source);
  const [isNear, setNear] = useState(height !== undefined);
  const [outcome, setOutcome] = useState<{ drawn: boolean }>();

  useEffect(() => {
    const { current } = box;
    return current && !isNear ? whenNear([current], () => setNear(true)) : undefined;
  }, [isNear]);
  const keep = useEffectEvent(() => keepHeight(language, source, box.current?.offsetHeight ?? 0));
  useEffect(() => {
    if (outcome?.drawn) keep();
  }, [outcome]);
  const report = useCallback(
    (drawn: boolean, svg?: string) => {
      setOutcome({ drawn });
      onDrawn(drawn, svg);
    },
    [onDrawn],
  );

  return (
    <div ref={box} style={outcome ? undefined : { minHeight: height }}>
      {isNear && (
        <ExtensionSlot
          extension={extension}
          props={{ ...props, theme, onDrawn: report }}
          fallback={<Broken onDrawn={report} />}
        />
      )}
    </div>
  );
}
