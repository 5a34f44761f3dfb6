import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { houseSystem } from '../theme/system.ts';

/** What the service shows of a page before its scripts have run. */
interface PageTemplate {
  /** Markup with places such as `{{title}}`. */
  html: string;
  /** Rules of the classes in the markup. */
  css: string;
  /** Rules of every page: layers, reset, tokens, type. The host's template brings them. */
  globalCss: string;
}

/**
 * Draws a component once, at build time, with the classes that the design system gives it in a browser
 * (docs/specification/composition.md#page-templates). Runs in Node.
 *
 * @example
 * const { html, css } = renderTemplate(() => <Box padding="4">{'{{title}}'}</Box>);
 */
export function renderTemplate(Template: ComponentType): PageTemplate {
  // The key of the page's own cache: its classes have the same names.
  const cache = createCache({ key: 'mn' });
  // Rules are collected instead of being put before each element.
  cache.compat = true;
  const html = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={houseSystem()}>
        <Template />
      </ChakraProvider>
    </CacheProvider>,
  );
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const isUsed = ([name]: [string, string]) => html.includes(`mn-${name}`);
  const written = (kept: typeof rules) => kept.map(([, rule]) => rule).join('');
  return {
    html,
    css: written(rules.filter(isUsed)),
    globalCss: written(rules.filter((rule) => !isUsed(rule))),
  };
}
