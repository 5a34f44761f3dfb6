import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

const NAMED = /^(?:-webkit-)?(?:keyframes|font-face)$/;
const ROOT = new Set(['html', 'body', ':root']);

/**
 * The style sheet of a library, made to stay inside one element of a remote: in the remote's layer, below a class of it,
 * with the remote's name before keyframes and fonts (docs/decisions/0052-styles-of-a-remote-carry-its-name.md).
 * @param {string} css
 * @param {{ name: string, within: string }} options `name` is the remote's, `within` the class of the element, which
 * starts with it
 * @returns {string}
 */
export function scopeStyles(css, { name, within }) {
  const root = parse(css);
  const own = ownNames(root, name);
  root.walkRules((rule) => {
    const { parent } = rule;
    // A nested rule selects below its parent.
    if (parent?.type === 'rule' || (parent?.type === 'atrule' && isNamed(parent))) return;
    rule.selectors = rule.selectors.map((selector) => below(selector, within));
  });
  root.walkDecls(/^(?:-webkit-)?(?:animation|animation-name|font|font-family|--.*)$/, (declaration) => {
    declaration.value = declaration.value.replace(/[\w-]+/g, (word) => own.get(word) ?? word);
  });
  root.walkAtRules('charset', (rule) => void rule.remove());
  return `@layer ${name} {\n${root.toString()}\n}\n`;
}

/** @param {import('postcss').Node} node */
const isNamed = (node) => 'name' in node && NAMED.test(String(node.name));

/**
 * Renames keyframes and fonts; returns the new names by the old ones.
 * @param {import('postcss').Root} root
 * @param {string} name
 */
function ownNames(root, name) {
  /** @type {Map<string, string>} */
  const own = new Map();
  root.walkAtRules(/keyframes$/, (rule) => {
    own.set(rule.params, `${name}-${rule.params}`);
    rule.params = `${name}-${rule.params}`;
  });
  root.walkAtRules('font-face', (rule) => {
    rule.walkDecls('font-family', ({ value }) => {
      const family = value.replace(/["']/g, '');
      own.set(family, `${name}-${family}`);
    });
  });
  return own;
}

/**
 * @param {string} selector
 * @param {string} within
 */
function below(selector, within) {
  return selectorParser((selectors) => {
    for (const one of selectors.nodes) {
      const first = one.nodes[0];
      const scope = selectorParser.className({ value: within });
      if (first && ROOT.has(String(first).trim())) first.replaceWith(scope);
      else one.prepend(selectorParser.combinator({ value: ' ' })).prepend(scope);
    }
  }).processSync(selector);
}
