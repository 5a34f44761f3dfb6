import { isUtf8 } from 'node:buffer';
import fp from 'fastify-plugin';
import { invalid } from '../../errors.ts';
import { coreTexts } from '../../texts.ts';
import { DEFAULT_JSON_VALUES } from './body-size.ts';
import { findCostlyJson } from './json-scan.ts';

/** Half of a UTF-16 pair: not a character, and UTF-8 cannot encode it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Bodies are JSON in UTF-8; an empty one counts as absent. */
export const jsonBody = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(invalid(coreTexts.notUtf8));
    const text = body.toString();
    if (text.trim() === '') return done(null, undefined);
    const costly = findCostlyJson(text, request.routeOptions.config.jsonValues ?? DEFAULT_JSON_VALUES);
    if (costly) return done(invalid(costly));
    parse(request, text, (error, value) => {
      if (error) return done(invalid(coreTexts.notJson));
      const problem = findProblem(value);
      return problem ? done(invalid(problem)) : done(null, value);
    });
  });
});

/** A text that the database cannot store unchanged. Its depth was checked before it was parsed. */
function findProblem(value: unknown): string | undefined {
  if (typeof value === 'string') return problemOfText(value);
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const problem = problemOfText(key) ?? findProblem(inner);
    if (problem) return problem;
  }
  return undefined;
}

function problemOfText(text: string) {
  if (text.includes('\0')) return coreTexts.nullCharacter;
  if (LONE_SURROGATE.test(text)) return coreTexts.loneSurrogate;
  return undefined;
}
