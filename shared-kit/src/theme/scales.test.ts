import * as chakra from '@chakra-ui/react/theme';
import { expect, test } from 'vitest';
import { animationStyles } from './animation-styles.ts';
import { scales, semanticScales } from './scales.ts';
import { textStyles } from './text-styles.ts';

test.each(Object.entries(scales))('%s have the values that Chakra gives these names', (name, scale) => {
  expect(chakra.tokens).toMatchObject({ [name]: scale });
});

test('shadows and semantic radii have the values that Chakra gives them', () => {
  expect(chakra.semanticTokens).toMatchObject(semanticScales);
});

test('styles of text and of movement are those of Chakra', () => {
  expect(textStyles).toEqual(chakra.textStyles);
  expect(animationStyles).toEqual(chakra.animationStyles);
});
