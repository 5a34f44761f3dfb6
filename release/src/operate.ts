// What the operator's page of the service needs: it changes remotes by the functions of the command line.
export { Refusal } from '@my-note/tooling/refusal';
export { type Comparison, compare } from './checks/compare.ts';
export { type JournalLine, readJournal } from './journal/journal.ts';
export { keptDays } from './journal/prune.ts';
export { type ReleaseRecord, recordsOf, removedRemotes } from './journal/release-records.ts';
export { Moved } from './publish/flip-demands.ts';
export { type Author, canary, promote, remove, rollback, setKilled } from './publish/switches.ts';
export { undo } from './publish/undo.ts';
