import { useMemo } from 'react';
import { type Command, matchCommands } from '../../../platform/commands/commands.ts';
import type { Finding } from '../engine/search-client.ts';
import type { OptionOf } from './option.ts';
import { isFiltered, wordsToMark } from './text-words.ts';
import { useDebounced } from './use-debounced.ts';
import { useHistory } from './use-history.ts';
import { useLastOpened } from './use-last-opened.ts';
import { useProvidedHits } from './use-provided-hits.ts';
import { useRemoteCommands } from './use-remote-commands.ts';
import { useTextSearch } from './use-text-search.ts';
import { useTitleSearch } from './use-title-search.ts';

const COMMANDS = '>';
/** Similar titles wait this long for hits in texts, which are above them, so that no row moves under the pointer. */
const TEXT_WAIT_MS = 500;

/** Fuse's score above which a similar title is only noise; 0 is the same text. */
const WEAK = 0.5;

const optionOf = (finding: Finding): OptionOf<'finding'> => ({
  kind: 'finding',
  key: finding.item._id,
  finding,
});

/** The options for the input: the history, commands after `>`, or results. Fetches only while `shown`. */
export function useOptions(typed: string, commands: readonly Command[], shown: boolean) {
  const mode = typed === '' ? 'history' : typed.startsWith(COMMANDS) ? 'commands' : 'results';
  const history = useHistory(shown);
  const opened = useLastOpened();
  const found = useTitleSearch();
  const text = useTextSearch(mode === 'results' ? typed : '');
  const { hits, words } = text;
  // Titles and remotes know no filters: the service answers alone.
  const filtered = isFiltered(typed);
  const provided = useProvidedHits(mode === 'results' && !filtered ? typed : '');
  const remoteCommands = useRemoteCommands(mode === 'commands');

  const waited = useDebounced(typed, TEXT_WAIT_MS) === typed;
  const waitsForText = text.pending && !waited;

  const findings = useMemo(() => (filtered ? [] : found.findings.map(optionOf)), [found.findings, filtered]);
  const literal = useMemo(() => findings.filter(({ finding }) => !finding.fuzzy), [findings]);
  const similar = useMemo(
    () => (waitsForText ? [] : findings.filter(({ finding }) => finding.fuzzy && finding.score <= WEAK)),
    [findings, waitsForText],
  );
  const inText = useMemo(
    () =>
      hits.map(
        (hit): OptionOf<'text'> => ({
          kind: 'text',
          key: `text-${hit.item._id}`,
          hit,
          words: wordsToMark(words),
        }),
      ),
    [hits, words],
  );
  const entries = (history.entries ?? []).map(
    (entry): OptionOf<'entry'> => ({ kind: 'entry', key: entry.keyword, entry }),
  );
  const listed = matchCommands([...commands, ...remoteCommands], typed.slice(COMMANDS.length)).map(
    (command): OptionOf<'command'> => ({ kind: 'command', key: command.id, command }),
  );
  // Below all of our own, so that none of those moves.
  const groups = waitsForText ? [] : provided.groups;
  const all = {
    history: [...opened, ...entries],
    commands: listed,
    results: [
      ...literal,
      ...(text.stale ? [] : inText),
      ...similar,
      ...groups.flatMap(({ options }) => options),
    ],
  }[mode];
  /** The results belong to the current input. */
  const current = filtered || found.words === typed;
  return {
    mode,
    all,
    literal,
    inText,
    similar,
    waitsForText,
    groups,
    waitsForProviders: provided.pending,
    opened,
    entries,
    listed,
    history,
    found,
    text,
    current,
  } as const;
}
