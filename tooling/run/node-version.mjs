const MINIMUM = { major: 20, minor: 19 };

/**
 * Says what is wrong with a Node version, or undefined when it will do.
 * @param {string} version such as `20.19.0`
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const enough = major > MINIMUM.major || (major === MINIMUM.major && minor >= MINIMUM.minor);
  if (enough) return undefined;
  return `My Note needs Node.js ${MINIMUM.major}.${MINIMUM.minor} or newer; this is ${version}. Get it from https://nodejs.org`;
}

const problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
