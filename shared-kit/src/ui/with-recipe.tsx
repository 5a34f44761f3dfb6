import { LocaleProvider } from '@chakra-ui/react';
import { currentLocale } from '@my-note/contract/language';
import type { ComponentProps, ComponentType, ElementType } from 'react';

/** Parts of a component of Chakra UI, some of them with the kit's styles or attributes. */
export type Styled<
  Parts extends Record<Own, ElementType>,
  Own extends keyof Parts = 'Root' & keyof Parts,
> = Omit<Parts, Own> & { [Part in Own]: ComponentType<ComponentProps<Parts[Part]>> };

/**
 * A part that brings its own styles. In the theme they would be in every first load, and overlays and
 * forms are fetched when one opens. Its keys and places follow the direction of the language.
 */
export const withRecipe = <Props extends { recipe?: unknown }>(
  Root: ComponentType<Props>,
  recipe: Props['recipe'],
) =>
  function StyledRoot(props: Props) {
    return (
      <LocaleProvider locale={currentLocale()}>
        <Root {...props} recipe={recipe} />
      </LocaleProvider>
    );
  };
