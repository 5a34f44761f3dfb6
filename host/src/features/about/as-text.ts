import { listOf } from '@my-note/contract/language';
import type { RemoteFact } from './remote-facts.ts';
import type { SharedFact } from './shared-facts.ts';
import { aboutTexts as texts } from './texts.ts';

export interface AboutFacts {
  /** Version of the host in the registry. */
  version: string | undefined;
  contract: string;
  revision: number;
  /** Milliseconds since 1970. */
  readAt: number | undefined;
  remotes: RemoteFact[];
  shared: SharedFact[];
}

function stateWord({ state }: RemoteFact): string {
  if (state.kind === 'loaded') return texts.loaded(state.ms, state.attempts);
  return state.kind === 'failed' ? texts.failed(state.error) : texts.notLoaded;
}

/** The state of a remote, and of its circuit breaker if that is not closed. */
export const stateWords = (fact: RemoteFact): string[] =>
  [stateWord(fact), texts.circuits[fact.circuit]].filter((words) => words !== '');

const remoteLine = (fact: RemoteFact): string =>
  texts.report.part({ ...fact, state: stateWords(fact).join('. ') });

const sharedLine = ({ name, versions, providers, users }: SharedFact): string =>
  texts.report.shared(name, versions, listOf(providers), listOf(users) || texts.nobody);

/** The facts as plain text, for a bug report. */
export const asText = ({ version, contract, revision, readAt, remotes, shared }: AboutFacts): string =>
  [
    texts.report.app(version ?? texts.unknown, contract),
    texts.report.registry(
      readAt ? texts.registryRead(revision, new Date(readAt).toISOString()) : texts.registryStored(revision),
    ),
    navigator.userAgent,
    '',
    texts.parts,
    ...remotes.map(remoteLine),
    '',
    texts.shared,
    ...shared.map(sharedLine),
    '',
  ].join('\n');
