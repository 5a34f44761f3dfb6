import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  animationStyles,
  globalCss as baseGlobalCss,
  semanticTokens as baseSemanticTokens,
  tokens as baseTokens,
  breakpoints,
  buttonRecipe,
  cssVarsPrefix,
  cssVarsRoot,
  headingRecipe,
  iconRecipe,
  kbdRecipe,
  keyframes,
  layerStyles,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  textStyles,
} from '@chakra-ui/react/theme';
import { globalCss } from './global-css.ts';
import { semanticColors, tokens } from './tokens.ts';
import { touchTarget } from './touch.ts';

// The build leaves the files of these colours out: the house has its own for every meaning.
const { colors: _colors, ...scales } = baseTokens;
const { colors: _semanticColors, ...semanticScales } = baseSemanticTokens;

/**
 * The design system: Chakra's scales and the recipes of what is on every page (overlays bring their
 * own; all recipes would weigh twice as much), with the house's colours, type and sizes.
 */
export const system = createSystem(
  defaultBaseConfig,
  {
    preflight: true,
    cssVarsPrefix,
    cssVarsRoot,
    globalCss: baseGlobalCss,
    theme: {
      breakpoints,
      keyframes,
      tokens: scales,
      semanticTokens: semanticScales,
      textStyles,
      layerStyles,
      animationStyles,
      recipes: {
        button: buttonRecipe,
        heading: headingRecipe,
        icon: iconRecipe,
        kbd: kbdRecipe,
        separator: separatorRecipe,
        skeleton: skeletonRecipe,
        spinner: spinnerRecipe,
      },
      slotRecipes: {},
    },
  },
  {
    globalCss,
    theme: {
      tokens,
      semanticTokens: { colors: semanticColors },
      recipes: {
        button: { base: touchTarget },
        // Labels of lists and sections belong to the interface, and are set in its font.
        heading: { variants: { size: { sm: { fontFamily: 'body' }, md: { fontFamily: 'body' } } } },
      },
    },
  },
);
