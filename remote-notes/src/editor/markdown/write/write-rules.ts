import type { remarkStringifyOptionsCtx } from '@milkdown/kit/core';
import type { Ctx, SliceType } from '@milkdown/kit/ctx';
import { normalizeTree } from './normalize-tree.ts';
import { plainText, writeStyle } from './write-style.ts';

type Options = typeof remarkStringifyOptionsCtx extends SliceType<infer Of> ? Of : never;
type Handlers = NonNullable<Options['handlers']>;
type Handler = NonNullable<Handlers[keyof Handlers]>;

/** Marks whose delimiters work or not depending on the characters around them. */
function mark(construct: 'emphasis' | 'strong', size: number): Handler {
  const write: Handler = (node, _parent, state, info) =>
    state.containerPhrasing({ type: 'paragraph', children: [node] }, info);
  return Object.assign(write, {
    attention: (node: { marker?: string }) => ({
      construct,
      // The delimiter of the source, then the other one.
      markers: node.marker === '_' ? ['_', '*'] : ['*', '_'],
      sizes: [size],
    }),
    peek: (node: { marker?: string }) => node.marker ?? '*',
  });
}

const text =
  (ctx: Ctx): Handler =>
  (node, _parent, state, info) => {
    const isPlain = ctx.get(writeStyle.key).plain && !state.stack.includes('label');
    const escaped = (words: string, after: string) => {
      const safe = state.safe(words, { ...info, after, encode: [] });
      return isPlain ? plainText(safe) : safe;
    };
    const raw = String(node.value);
    // Space at the start of a line has no meaning.
    const value = /(?:^|[\r\n])$/.test(info.before) ? raw.trimStart() : raw;
    const words = value.trimEnd();
    const space = value.slice(words.length);
    if (space.includes('\n')) return escaped(words, '\n') + space;
    // Space at the end of a line has no meaning, or would become a line break.
    const isLast = /^[\r\n]/.test(info.after);
    if (words === '' && /[\r\n]$/.test(info.before)) return '';
    return isLast ? escaped(words, info.after) : escaped(words, space.charAt(0) || info.after) + space;
  };

/** Nodes that `normalizeTree` creates. */
const ownNodes: Record<string, Handler> = { bareLink: (node) => String(node.value) };

type State = Parameters<Handler>[2];
type Unsafe = State['unsafe'][number];

const ADDRESS: Unsafe['notInConstruct'] = ['destinationRaw', 'destinationLiteral'];
const NAME_IN_ADDRESS: Unsafe = { character: '&', after: '#?\\w+;', inConstruct: ADDRESS };

/** A line of `=` below a text would make it a heading; other lines may start with the `==` of a highlight. */
const ONLY_EQUALS = '=*[ \\t]*(?:[\\r\\n]|$)';

const relaxed = (pattern: Unsafe): Unsafe => {
  if (pattern.character === '&') return { ...pattern, notInConstruct: ADDRESS };
  return pattern.character === '=' && pattern.atBreak ? { ...pattern, after: ONLY_EQUALS } : pattern;
};

/** In URLs, `&` separates parameters; it needs an escape only before the name of an entity. */
const unsafeIn = (unsafe: readonly Unsafe[]): Unsafe[] => [...unsafe.map(relaxed), NAME_IN_ADDRESS];

/** Handlers for remark-stringify. */
export const writeRules = (ctx: Ctx): Handlers => ({
  text: text(ctx),
  strong: mark('strong', 2),
  emphasis: mark('emphasis', 1),
  ...ownNodes,
  root: (node, _parent, state, info) => {
    const { plain, ...style } = ctx.get(writeStyle.key);
    normalizeTree(node, plain);
    Object.assign(state.options, style);
    state.unsafe = unsafeIn(state.unsafe);
    return state.containerFlow(node, info);
  },
});
