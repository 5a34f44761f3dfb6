import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import {
  animationStyles,
  globalCss as baseGlobalCss,
  tokens as baseTokens,
  breakpoints,
  buttonRecipe,
  cssVarsPrefix,
  cssVarsRoot,
  dialogSlotRecipe,
  drawerSlotRecipe,
  fieldSlotRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  kbdRecipe,
  keyframes,
  layerStyles,
  menuSlotRecipe,
  semanticTokens,
  separatorRecipe,
  skeletonRecipe,
  spinnerRecipe,
  switchSlotRecipe,
  tabsSlotRecipe,
  textStyles,
  toastSlotRecipe,
} from '@chakra-ui/react/theme';
import { globalCss } from './global-css.ts';
import { semanticColors, tokens } from './tokens.ts';

/**
 * The design system: Chakra's base with only the recipes that are used (all of them would weigh
 * twice as much), and the house's tokens over it.
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
      tokens: baseTokens,
      semanticTokens,
      textStyles,
      layerStyles,
      animationStyles,
      recipes: {
        button: buttonRecipe,
        heading: headingRecipe,
        icon: iconRecipe,
        input: inputRecipe,
        kbd: kbdRecipe,
        separator: separatorRecipe,
        skeleton: skeletonRecipe,
        spinner: spinnerRecipe,
      },
      slotRecipes: {
        dialog: dialogSlotRecipe,
        drawer: drawerSlotRecipe,
        field: fieldSlotRecipe,
        menu: menuSlotRecipe,
        switch: switchSlotRecipe,
        tabs: tabsSlotRecipe,
        toast: toastSlotRecipe,
      },
    },
  },
  { globalCss, theme: { tokens, semanticTokens: { colors: semanticColors } } },
);
