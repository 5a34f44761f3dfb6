import { Box, Icon } from '@my-note/kit/ui';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

/** Stands at the lower edge of a list that scrolls, while more of it follows. */
export function MoreBelow() {
  const end = useRef<HTMLDivElement>(null);
  const [isEnd, setEnd] = useState(true);
  useEffect(() => {
    if (!end.current) return;
    const observer = new IntersectionObserver(([entry]) => setEnd(entry?.isIntersecting ?? true), {
      root: end.current.parentElement,
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <Box ref={end} height="1px" marginTop="-1px" />
      <Box
        aria-hidden
        position="sticky"
        bottom="-1"
        height="7"
        marginTop="-7"
        marginX="-1"
        display="flex"
        alignItems="end"
        justifyContent="center"
        color="fg.muted"
        bgImage="linear-gradient(transparent, {colors.bg.panel} 70%)"
        pointerEvents="none"
        opacity={isEnd ? 0 : 1}
      >
        <Icon as={ChevronDown} />
      </Box>
    </>
  );
}
