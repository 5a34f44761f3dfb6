import { apply, matches, permitted, replace } from './limit-markup.ts';

/** Without Trusted Types, text in `srcdoc` would be a document where nothing was taken away. */
const FRAMES = ['iframe', 'object', 'embed'];

const refuse = (why: string): never => {
  throw new DOMException(`An isolated remote ${why}`, 'SecurityError');
};

/**
 * A link element may connect to any site (`preconnect`), which no policy forbids. So none is made: none by name, by a
 * document in another markup than HTML, or by a parser that Trusted Types do not see; none is there to be copied.
 *
 * @param isTyped the browser has Trusted Types
 */
export function refuseElements(realm: typeof globalThis, isTyped: boolean): void {
  const refused = new RegExp(`(?:^|:)(?:${['link', ...(isTyped ? [] : FRAMES)].join('|')})$`, 'i');
  const check = (name: string) => matches(refused, name) && refuse(`makes no ${name} elements`);
  const { prototype } = realm.Document;
  const { createElement, createElementNS } = prototype;
  replace(
    prototype,
    'createElement',
    function (this: Document, name: string, options?: ElementCreationOptions) {
      // Read once: an object may say something else the second time.
      const wanted = `${name}`;
      check(wanted);
      return apply(createElement, this, [wanted, options]);
    },
  );
  replace(
    prototype,
    'createElementNS',
    function (this: Document, space: string | null, name: string, options?: ElementCreationOptions) {
      const wanted = `${name}`;
      check(wanted);
      return apply(createElementNS, this, [space, wanted, options]);
    },
  );
  // Its first element may have any name.
  replace(realm.DOMImplementation.prototype, 'createDocument', undefined);
  const { parseFromString } = realm.DOMParser.prototype;
  replace(
    realm.DOMParser.prototype,
    'parseFromString',
    function (this: DOMParser, text: string, type: DOMParserSupportedType) {
      // In XML, entities and prefixes hide what an element is.
      if (`${type}` !== 'text/html') refuse('parses HTML alone');
      return apply(parseFromString, this, [isTyped ? text : permitted(text), 'text/html']);
    },
  );
  const { define } = realm.CustomElementRegistry.prototype;
  replace(
    realm.CustomElementRegistry.prototype,
    'define',
    function (this: CustomElementRegistry, name: string, maker: CustomElementConstructor) {
      // Without the option to extend a built-in element.
      apply(define, this, [name, maker]);
    },
  );
  // These take markup that Trusted Types do not see, or see in parts.
  for (const name of ['write', 'writeln']) replace(prototype, name, undefined);
  for (const { prototype: owner } of [realm.Element, realm.ShadowRoot]) replace(owner, 'setHTML', undefined);
  replace(realm.Document, 'parseHTML', undefined);
}
