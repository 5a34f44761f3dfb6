interface Overlay {
  base?: { backdrop?: object; positioner?: object };
}

/**
 * The recipe of an overlay that ends where the scroll bar of the page begins. `100vw` includes the scroll bar, or its
 * place, and the cross of a drawer would stand below it.
 */
export const besideScrollbar = <Recipe extends Overlay>(recipe: Recipe): Recipe => ({
  ...recipe,
  base: {
    ...recipe.base,
    backdrop: { ...recipe.base?.backdrop, w: '100%' },
    positioner: { ...recipe.base?.positioner, width: '100%' },
  },
});
