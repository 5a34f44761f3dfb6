import type { ComponentType } from 'react';

/**
 * An overlay that brings its own styles. In the theme they would be part of every first load, and
 * overlays are fetched when one opens.
 */
export const withRecipe = <Props extends { recipe?: unknown }>(
  Root: ComponentType<Props>,
  recipe: Props['recipe'],
) =>
  function StyledRoot(props: Props) {
    return <Root {...props} recipe={recipe} />;
  };
