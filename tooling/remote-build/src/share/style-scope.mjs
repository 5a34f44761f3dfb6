import { parse } from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** At-rules whose name is known in the whole document. */
const NAMED = /^(-webkit-)?(keyframes|font-face|property|counter-style)$/;

/**
 * What in some CSS could change more of the page than the remote that brings it. A remote's rules are in a cascade layer
 * of its name and select by a class that starts with its name. A sheet with `:host` belongs to a shadow root, whose
 * styles stay inside.
 * @param {string} css
 * @param {{ name: string, isModule?: boolean }} options `isModule` says that the bundler renames the classes
 * @returns {string[]} each leak in a few words
 * @throws {Error} when it is not CSS
 */
export function styleLeaks(css, { name, isModule = false }) {
  const root = parse(css);
  /** @type {string[]} */
  const leaks = [];
  let isShadow = false;
  root.walkAtRules((rule) => {
    if (rule.name === 'import') leaks.push(`@import ${rule.params} brings rules that nobody checks`);
    else if (NAMED.test(rule.name) && !isModule && !isOwnName(nameOf(rule), name))
      leaks.push(`@${rule.name} ${nameOf(rule)} does not start with ${name}-`);
  });
  root.walkRules((rule) => {
    if (rule.selector.includes(':host')) isShadow = true;
    if (isInside(rule, (one) => /keyframes$/.test(one.name))) return;
    if (!isInside(rule, ({ name: at, params }) => at === 'layer' && isLayerOf(params, name)))
      leaks.push(`${rule.selector} is outside of @layer ${name}`);
    // A nested rule selects below its parent.
    if (rule.parent?.type === 'rule') return;
    for (const selector of rule.selectors)
      if (!isScoped(selector, { name, isModule })) leaks.push(`${selector} selects by no class ${name}-…`);
  });
  return isShadow ? [] : leaks;
}

/** @param {string} name of the remote @param {string[]} leaks */
export const styleLeakMessage = (name, leaks) =>
  `Styles that could change other pages: ${leaks.join('; ')}. Put the rules into @layer ${name} { … }, select by classes that start with ${name}-, or keep the styles in a shadow root.`;

/** @param {string} own @param {string} name */
const isOwnName = (own, name) => own.replace(/^--|["']/g, '').startsWith(`${name}-`);
/** @param {string} params @param {string} name */
const isLayerOf = (params, name) => params === name || params.startsWith(`${name}.`);

/** @param {import('postcss').AtRule} rule */
function nameOf(rule) {
  if (rule.name !== 'font-face') return rule.params;
  let family = '';
  rule.walkDecls('font-family', ({ value }) => {
    family = value.replace(/["']/g, '');
  });
  return family;
}

/**
 * @param {import('postcss').Node} node
 * @param {(rule: import('postcss').AtRule) => boolean} isWanted
 */
function isInside(node, isWanted) {
  for (let one = node.parent; one; one = one.parent)
    if (one.type === 'atrule' && isWanted(/** @type {import('postcss').AtRule} */ (one))) return true;
  return false;
}

/**
 * Whether each element that a selector means is below, or is, one with a class of the remote.
 * @param {string} selector
 * @param {{ name: string, isModule: boolean }} options
 */
function isScoped(selector, { name, isModule }) {
  const [parsed] = selectorParser().astSync(selector).nodes;
  return Boolean(
    parsed?.nodes.some((node) => node.type === 'class' && (isModule || node.value.startsWith(`${name}-`))),
  );
}
