const DECLARATION =
  /^(export )?(?:declare )?(?:abstract )?(const|function|class|enum|namespace|interface|type) (\w+)(<.*)?/;
// Members of a type that was not named may stand at the start of a line.
const START =
  /\n(?=(?:export|import|declare) |(?:abstract )?(?:const|function|interface|class|enum|namespace) \w|type \w+[ <])/;
const RENAMED = /^export \{ (?:(\w+) as )?(\w+) \}/;

/**
 * @typedef {object} Declared
 * @property {string} name
 * @property {'value' | 'type' | 'library' | 'hidden'} kind `library` is re-exported from a package, `hidden` is not exported
 * @property {string} keyword
 * @property {number} parameters how many type parameters a type has
 * @property {string} text
 */

/**
 * What an entry declares, by the text of its section in a report.
 * @param {string} text
 * @returns {Map<string, Declared>}
 */
export function declaredIn(text) {
  /** @type {Map<string, Declared>} */
  const found = new Map();
  for (const block of text.split(START)) {
    const [, exported, keyword = '', own = '', rest = ''] = DECLARATION.exec(block) ?? [];
    const [, source = '', listed = ''] = RENAMED.exec(block) ?? [];
    const name = own || listed;
    if (!name) continue;
    const renamed = found.get(source);
    const parameters = renamed?.parameters ?? parametersIn(rest);
    const kind = own
      ? kindOf(keyword, Boolean(exported))
      : renamed
        ? kindOf(renamed.keyword, true)
        : 'library';
    // Overloads and classes with a namespace are declared more than once.
    const former = found.get(name)?.text ?? '';
    found.set(name, { name, kind, keyword, parameters, text: former + block });
  }
  return found;
}

/** @param {string} keyword @param {boolean} exported @returns {Declared['kind']} */
function kindOf(keyword, exported) {
  if (!exported) return 'hidden';
  return keyword === 'interface' || keyword === 'type' ? 'type' : 'value';
}

/**
 * How many type parameters a text such as `<A, B = Map<A, C>> = …` begins with.
 * @param {string} text
 */
function parametersIn(text) {
  if (!text.startsWith('<')) return 0;
  let depth = 0;
  let count = 1;
  for (const sign of text.replaceAll('=>', '')) {
    if ('<({['.includes(sign)) depth += 1;
    if ('>)}]'.includes(sign)) depth -= 1;
    if (depth === 0) return count;
    if (sign === ',' && depth === 1) count += 1;
  }
  return count;
}

const TEXT = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/.source;
const VALUE_OF_CONSTANT = new RegExp(
  String.raw`^(export const \w+|\s+readonly \w+)(?:: | = )(?:(${TEXT})|-?\d[\d_.]*);$`,
  'gm',
);

/**
 * The same text where a constant's value is not part of its type: other words or another limit break nobody.
 * @param {string} text
 */
export const withoutValues = (text) =>
  text.replace(VALUE_OF_CONSTANT, (_all, constant, words) => `${constant}: ${words ? 'string' : 'number'};`);
