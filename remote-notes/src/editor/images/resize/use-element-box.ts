import { autoUpdate } from '@floating-ui/react-dom';
import { useEffect, useState } from 'react';

/** Where an element is on the screen, also after a scroll or a change of its size. */
export function useElementBox(element: HTMLElement | null): DOMRect | null {
  const [box, setBox] = useState<DOMRect | null>(null);
  useEffect(() => {
    if (!element) {
      setBox(null);
      return;
    }
    return autoUpdate(element, element, () => setBox(element.getBoundingClientRect()));
  }, [element]);
  return box;
}
