import { useImport } from '@my-note/kit/federation';
import { Box, chakra } from '@my-note/kit/ui';
import { factorsTexts } from '../texts.ts';

const SIZE = '48';
const loadEncoder = () => import(/* webpackChunkName: "qr-code" */ 'uqr');

/** One square for each dark cell. */
const pathOf = (cells: boolean[][]) =>
  cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');

/** Dark on white in both themes: not every app reads it the other way round. */
export function QrCode({ value }: { value: string }) {
  const { value: encoder } = useImport(loadEncoder, { onError: console.error });
  if (!encoder) return <Box boxSize={SIZE} />;
  const { data, size } = encoder.encode(value, { ecc: 'M', border: 3 });
  return (
    <chakra.svg
      role="img"
      aria-label={factorsTexts.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      boxSize={SIZE}
      borderRadius="md"
      shapeRendering="crispEdges"
    >
      <chakra.rect width={size} height={size} fill="white" />
      <chakra.path d={pathOf(data)} fill="black" />
    </chakra.svg>
  );
}
