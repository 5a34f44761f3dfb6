import { drawFormula, formulaLook } from '@my-note/kit/markdown';
import { Box } from '@my-note/kit/ui';
import { useEffect, useRef, useState } from 'react';
import { formulaOf } from './formula-of.ts';
import { formulaTexts } from './texts.ts';

/** The formula of a source that is being written, or what is wrong with it. */
export function FormulaPreview({ source }: { source: string }) {
  const box = useRef<HTMLElement>(null);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isLate = false;
    const formula = formulaOf(source.trim());
    if (!formula) setProblem(formulaTexts.signs);
    else
      drawFormula(formula.tex, formula.display).then(
        (drawn) => {
          if (isLate) return;
          setProblem(typeof drawn === 'string' ? drawn : undefined);
          if (typeof drawn !== 'string') box.current?.replaceChildren(drawn);
        },
        () => isLate || setProblem(formulaTexts.offline),
      );
    return () => {
      isLate = true;
    };
  }, [source]);
  return (
    <Box css={formulaLook} flexBasis="100%" maxHeight="30vh" overflow="auto" fontFamily="note">
      <Box as="code" ref={box} data-formula="inline" hidden={problem !== undefined} />
      <Box as="span" role="status" fontSize="sm" color="fg.error">
        {problem}
      </Box>
    </Box>
  );
}
