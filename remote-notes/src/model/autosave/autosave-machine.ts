import {
  type AutosaveEvent,
  type AutosaveState,
  isDirty,
  stay,
  type Transition,
  type TransitionContext,
} from './autosave-state.ts';
import { endConflict, resetToServer, restore } from './resolve-transitions.ts';
import { accept, applyRemoteChange, fail, mergeTheirs } from './response-transitions.ts';
import { edit, releaseTitle, schedule, send, unload } from './send-transitions.ts';
import { withoutAttempts } from './server-snapshot.ts';

/*
 * The state machine of a note's autosave. Rows are the statuses, columns the events that move between them; a merge is
 * how `remote-changed` and a version conflict end when both sides can be combined:
 *
 *              edited      send       saved              merge
 * saved        waiting     –          –                  saved
 * waiting      waiting     saving     –                  waiting, or saved when both are equal
 * saving       saving      –          saved, or waiting  waiting, or saved when both are equal
 * offline      offline     offline    saved, or waiting  waiting, or saved when both are equal
 * signed-out   waiting     saving     –                  waiting, or saved when both are equal
 * refused      waiting     saving     –                  waiting, or saved when both are equal
 * gone         gone        saving     –                  waiting, or saved when both are equal
 * conflict     conflict    –          –                  –
 *
 * A failed request leads to `offline` (retried with a growing delay), `signed-out`, `refused`, `gone`, or, when the
 * service has a newer version that cannot be merged, to `conflict`. An edit back to the service's text leads to
 * `saved`, except from `conflict`. `mine-kept` and `theirs-kept` end a conflict; `discarded` leads to `saved` from
 * every status. A text is in the journal before its request is sent, and until the service surely has it.
 */

const RETRIED: ReadonlySet<string> = new Set(['offline', 'signed-out', 'gone', 'refused']);

function next(state: AutosaveState, event: AutosaveEvent, context: TransitionContext): Transition {
  switch (event.type) {
    case 'edited':
      return edit(state, event.change, context.now);
    case 'send':
      return send(state);
    case 'saved':
      return accept(state, event.note, context.now);
    case 'failed':
      return fail(state, event.reason, context);
    case 'remote-changed': {
      const applied = applyRemoteChange(state, event, context);
      return { ...applied, effects: [{ type: 'stop-timer', timer: 'remote' }, ...applied.effects] };
    }
    case 'merge':
      return mergeTheirs(state, event);
    case 'title-focused':
      return stay({ ...state, titleFocused: true });
    case 'title-blurred':
      return releaseTitle(state, false);
    case 'title-rested':
      return schedule(stay({ ...state, titlePending: false }), context.now);
    case 'retry':
      return RETRIED.has(state.status.kind) ? send(state) : stay(state);
    case 'unloading':
      return unload(state);
    case 'restored':
      return restore(state, event.unsaved, context.now);
    case 'discarded':
      return resetToServer({ ...state, server: withoutAttempts(state.server) });
    case 'mine-kept':
      return endConflict(state, 'mine');
    case 'theirs-kept':
      return endConflict(state, 'theirs');
  }
}

/** The state after an event, and what the runner has to do about it. Pure: time and the editor's state come in. */
export function transition(
  before: AutosaveState,
  event: AutosaveEvent,
  context: TransitionContext,
): Transition {
  const { state, effects } = next(before, event, context);
  const isSaved = state.unsavedSince !== null && !isDirty(state);
  return { state: isSaved ? { ...state, unsavedSince: null } : state, effects };
}
