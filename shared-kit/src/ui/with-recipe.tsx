import type { ComponentType } from 'react';

/**
 * A part that brings its own styles. In the theme they would be in every first load, and overlays and
 * forms are fetched when one opens.
 */
export const withRecipe = <Props extends { recipe?: unknown }>(
  Root: ComponentType<Props>,
  recipe: Props['recipe'],
) =>
  function StyledRoot(props: Props) {
    return <Root {...props} recipe={recipe} />;
  };
