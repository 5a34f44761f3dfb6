import fp from 'fastify-plugin';
import { invalid } from '../errors.ts';

/** PGlite hangs for ever on JSON nested some thousand levels deep; nothing we take needs more than a few. */
const MAX_DEPTH = 64;

/** Bodies are JSON; an empty one counts as absent. */
export const jsonBody = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') return done(null, undefined);
    parse(request, text, (error, value) => {
      if (error) return done(invalid('The body is not readable JSON'));
      const problem = findProblem(value, 0);
      return problem ? done(invalid(problem)) : done(null, value);
    });
  });
});

function findProblem(value: unknown, depth: number): string | undefined {
  if (depth > MAX_DEPTH) return `The body is nested more than ${MAX_DEPTH} levels deep`;
  if (typeof value === 'string') {
    return value.includes('\0') ? 'The text holds the character U+0000, which cannot be stored' : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const problem = findProblem(key, depth) ?? findProblem(inner, depth + 1);
    if (problem) return problem;
  }
  return undefined;
}
