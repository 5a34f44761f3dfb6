import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, type Language, preferredLanguage } from '@my-note/contract/language';
import { parseCookie } from 'cookie';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { inLanguage } from './language.ts';

/** Holds what a person has chosen (host/src/platform/language/language-key.ts). */
const COOKIE = 'my-note.language';
/** Browsers send few different values. */
const KNOWN = 500;
/** Longer ones are of no browser. */
const LONGEST = 300;

const known = new LRUCache<string, Language>({ max: KNOWN });

/** What the browser asks for, whatever was chosen. */
export function acceptedLanguage({ 'accept-language': accepted = '' }: IncomingHttpHeaders): Language {
  if (accepted === '' || accepted.length > LONGEST) return 'en';
  const before = known.get(accepted);
  if (before) return before;
  const wanted = new Negotiator({ headers: { 'accept-language': accepted } }).languages();
  const language = preferredLanguage(wanted);
  known.set(accepted, language);
  return language;
}

/** The language of a request: the chosen one, or else what the browser asks for, or else English. */
function languageOfRequest(headers: IncomingHttpHeaders): Language {
  const { cookie } = headers;
  const chosen = cookie?.includes(COOKIE) ? parseCookie(cookie)[COOKIE] : undefined;
  return isLanguage(chosen) ? chosen : acceptedLanguage(headers);
}

/** Answers each request in its language. */
export const requestLanguage = fp(async (app) => {
  app.addHook('onRequest', ({ headers }, _reply, done) => inLanguage(languageOfRequest(headers), done));
});

/** The response is different in another language. */
export function variesByLanguage(reply: FastifyReply, language: Language): void {
  const vary = [reply.getHeader('vary') ?? []].flat().map(String);
  reply.header('vary', [...vary, 'Accept-Language, Cookie'].join(', ')).header('content-language', language);
}
