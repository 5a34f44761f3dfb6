import { createSystem, defaultBaseConfig, type SystemContext } from '@chakra-ui/react';
import {
  globalCss as baseGlobalCss,
  breakpoints,
  buttonRecipe,
  cssVarsPrefix,
  cssVarsRoot,
  headingRecipe,
  iconRecipe,
  kbdRecipe,
  keyframes,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';
import { animationStyles } from './animation-styles.ts';
import { globalCss } from './global-css.ts';
import { scales, semanticScales } from './scales.ts';
import { textStyles } from './text-styles.ts';
import { semanticColors, tokens } from './tokens.ts';
import { touchTarget } from './touch.ts';

/**
 * The design system: Chakra's recipes of what is on every page (overlays bring their own; all recipes would weigh
 * twice as much), with the house's colours, type and sizes.
 */
const create = () =>
  createSystem(
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
        layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'disabled' } } },
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

let created: SystemContext | undefined;

/** Made at its first use, which is a task of its own, and not while the files of the app are evaluated. */
export const houseSystem = (): SystemContext => (created ??= create());
