import type { RequestCreate } from '@my-note/contract/requests';
import type { Fact } from '../diagnostics/diagnostics.ts';
import type { Draft } from '../draft/draft.ts';

/** The payload of a draft, with the diagnostics that were not left out. */
export function toRequest(draft: Draft, facts: readonly Fact[]): RequestCreate {
  const { type, title, description, screenshot, withDiagnostics, withheld } = draft;
  const sent = withDiagnostics ? facts.filter(({ name }) => !withheld.includes(name)) : [];
  return {
    type,
    title,
    description,
    ...(sent.length > 0
      ? { diagnostics: Object.fromEntries(sent.map(({ name, value }) => [name, value])) }
      : {}),
    ...(screenshot ? { screenshot } : {}),
  };
}
