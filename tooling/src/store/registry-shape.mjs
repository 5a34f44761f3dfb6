import { Refusal } from './refusal.mjs';

const isText = (value) => typeof value === 'string';
const isBoolean = (value) => typeof value === 'boolean';
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const matches = (pattern) => (value) => isText(value) && pattern.test(value);
const optional = (check) => (value) => value === undefined || check(value);
const listOf = (check) => (value) => Array.isArray(value) && value.every(check);
const shape = (checks) => (value) =>
  isObject(value) && Object.entries(checks).every(([key, check]) => check(value[key]));
const isTexts = (value) => isObject(value) && Object.values(value).every(isText);
const isPercent = (value) => typeof value === 'number' && value >= 0 && value <= 100;

const isPin = shape({ url: isText, integrity: matches(/^sha384-[A-Za-z0-9+/]{64}$/) });
const page = { path: isText, module: isText, label: optional(isText), public: optional(isBoolean) };
const release = {
  version: isText,
  scope: matches(/^[a-z][a-z0-9_]*$/),
  manifest: isPin,
  entry: isPin,
  contract: isText,
  pages: optional(listOf(shape({ ...page, files: listOf(isText) }))),
  fills: optional(isTexts),
};
const entry = {
  ...release,
  name: matches(/^[a-z][a-z0-9-]*$/),
  routes: listOf(isText),
  flag: optional(isText),
  previous: optional((value) => value === null || isText(value)),
  canary: optional(shape({ version: isText, percent: isPercent })),
  releases: optional(listOf(shape(release))),
  killed: optional(isBoolean),
};
const registry = {
  schema: (value) => value === 1,
  revision: Number.isInteger,
  host: optional(shape({ version: isText, contract: isText, shared: isTexts })),
};

/**
 * Refuses a registry that hosts could not read: one wrong entry would take all remotes from everybody. The same
 * shape as in shared-kit/src/federation/registry.ts.
 * @param {import('./registry.mjs').Registry} value
 */
export function demandReadable(value) {
  const wrong = [
    ...wrongKeys('the registry', value, registry),
    ...value.remotes.flatMap((one) => wrongKeys(one.name, one, entry)),
  ];
  if (wrong.length === 0) return;
  throw new Refusal(
    ['Nothing was changed; a host could not read the registry:', ...wrong.map((text) => `  - ${text}`)].join(
      '\n',
    ),
  );
}

const wrongKeys = (who, value, checks) =>
  Object.entries(checks)
    .filter(([key, check]) => !check(value[key]))
    .map(([key]) => `${who}: "${key}" is ${JSON.stringify(value[key])}`);

/** What the package.json of a remote says of a page. */
export const isDeclaredPage = shape({ ...page, path: matches(/^\//) });

export const isFills = isTexts;
