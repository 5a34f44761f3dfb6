import { semanticTokens, tokens } from '@chakra-ui/react/theme';
import { expect, test } from 'vitest';
import { scales, semanticScales } from './scales.ts';

test.each(Object.entries(scales))('%s have the values that Chakra gives these names', (name, scale) => {
  expect(tokens).toMatchObject({ [name]: scale });
});

test('shadows and semantic radii have the values that Chakra gives them', () => {
  expect(semanticTokens).toMatchObject(semanticScales);
});
