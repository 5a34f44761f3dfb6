/** Names of React that examples use. */
const REACT = ['useEffect', 'useMemo', 'useState'];

/**
 * @typedef {object} Exported
 * @property {string} entry
 * @property {boolean} isType
 */

/**
 * The imports that an example needs, so that it can be copied as it is.
 * @param {string} example
 * @param {Map<string, Exported>} exports of the kit and the contract, by name
 */
export function importsOf(example, exports) {
  const code = example.replace(/\/\/.*|'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g, '');
  const names = new Set(code.replace(/(?<!\.)\.\w+/g, '').match(/\b[A-Za-z_]\w*/g));
  const own = new Set([...code.matchAll(/(?:const|function|type|interface) (\w+)/g)].map(([, name]) => name));
  for (const [, list = ''] of code.matchAll(/const [{[]([^=]*)[}\]] =/g))
    for (const part of list.split(','))
      own.add(
        part
          .split(/[:=]/)
          .at(part.includes(':') ? 1 : 0)
          ?.trim(),
      );
  /** @type {Map<string, string[]>} */
  const wanted = new Map();
  for (const name of [...names].sort()) {
    const found = REACT.includes(name) ? { entry: 'react', isType: false } : exports.get(name);
    if (!found || own.has(name)) continue;
    wanted.set(found.entry, [...(wanted.get(found.entry) ?? []), found.isType ? `type ${name}` : name]);
  }
  return [...wanted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([entry, list]) => `import { ${list.join(', ')} } from '${entry}';`)
    .join('\n');
}

/**
 * The example with its imports; those that it has itself come first.
 * @param {string} example
 * @param {Map<string, Exported>} exports
 */
export function withImports(example, exports) {
  const imports = importsOf(example, exports);
  if (!imports) return example;
  return example.startsWith('import ') ? `${imports}\n${example}` : `${imports}\n\n${example}`;
}
