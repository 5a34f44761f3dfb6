export { Drawing } from './drawing.tsx';
export { drawnHeight } from './drawn-heights.ts';
export { FenceEditor } from './fence-editor.tsx';

import { useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Extension, FencePoint } from '../../federation/extensions.ts';
import { Drawing } from './drawing.tsx';
import { drawnHeight } from './drawn-heights.ts';
import { SaveSvg } from './save-svg.tsx';

interface FenceProps {
  extension: Extension<FencePoint>;
  language: string;
}

/** One block: the drawing takes the place of its source. */
function Fence({ pre, ...props }: FenceProps & { pre: HTMLElement }) {
  const source = pre.querySelector('code')?.textContent ?? '';
  const [place, setPlace] = useState<HTMLElement>();
  const [isDrawn, setIsDrawn] = useState(() => drawnHeight(props.language, source) !== undefined);

  const [svg, setSvg] = useState<string>();
  const onDrawn = useCallback((drawn: boolean, picture?: string) => {
    setIsDrawn(drawn);
    setSvg(drawn ? picture : undefined);
  }, []);

  useEffect(() => {
    const made = document.createElement('div');
    made.dataset.part = 'fence';
    made.style.position = 'relative';
    pre.before(made);
    setPlace(made);
    return () => {
      made.remove();
      setPlace(undefined);
    };
  }, [pre]);
  useEffect(() => {
    pre.hidden = isDrawn;
    return () => {
      pre.hidden = false;
    };
  }, [pre, isDrawn]);

  return (
    place &&
    createPortal(
      <>
        <Drawing {...props} source={source} onDrawn={onDrawn} />
        {svg !== undefined && <SaveSvg svg={svg} language={props.language} />}
      </>,
      place,
    )
  );
}

const keys = new WeakMap<Element, number>();
let count = 0;

/** A key of its own for each element. */
function keyOf(element: Element): number {
  const key = keys.get(element) ?? ++count;
  keys.set(element, key);
  return key;
}

/** The code blocks of a note in one language, as a remote draws them. */
export const Fences = ({ blocks, ...props }: FenceProps & { blocks: readonly HTMLElement[] }) =>
  blocks.map((pre) => <Fence key={keyOf(pre)} pre={pre} {...props} />);
