const COMMENT = /^\s*(\/?\*|\/\/)/;
const PAGE_PATH = /(['"`])\/(i|login)(?=[/?#'"`])/;

/**
 * The lines of a source file, counted from 1, that write the path of a page as a string. Comments may.
 * @param {string} source
 * @returns {number[]}
 */
export const linesWithPaths = (source) =>
  source.split('\n').flatMap((line, n) => (!COMMENT.test(line) && PAGE_PATH.test(line) ? [n + 1] : []));
