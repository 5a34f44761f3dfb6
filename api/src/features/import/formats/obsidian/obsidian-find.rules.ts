import path from 'node:path';
import { folderOf } from '../../plan/import-plan.rules.ts';
import type { Find } from '../model/format.port.ts';

const comparable = (name: string) => name.normalize('NFC').toLowerCase();
/** As deep as categories may be, so that a path of a thousand folders has few ends. */
const MAX_ENDS = 25;
const NOTE_ENDING = /\.(?:md|markdown)$/;

/**
 * Finds what a link names the way Obsidian does: ignoring case, beside the note first, then from the top of
 * the vault, then anywhere by the end of its path, the shortest path first. Every end is in the map, so
 * that no link needs a search.
 */
export function findInVault(files: Iterable<string>): Find {
  const whole = new Map<string, string>();
  const ends = new Map<string, string>();
  for (const file of shortestFirst(files)) {
    const name = comparable(file);
    // A note is found with its extension or without.
    for (const known of new Set([name, name.replace(NOTE_ENDING, '')])) {
      if (!whole.has(known)) whole.set(known, file);
      for (const end of endsOf(known)) if (!ends.has(end)) ends.set(end, file);
    }
  }
  return (target, from) => {
    const name = comparable(target.replace(/^\/+/, ''));
    const beside = whole.get(path.posix.join(comparable(folderOf(from)), name));
    const top = whole.get(name);
    return (target.startsWith('/') ? (top ?? beside) : (beside ?? top)) ?? ends.get(name);
  };
}

/** The path, and its ends after each slash. */
function endsOf(file: string) {
  const ends: string[] = [];
  for (let at = file.length; at > 0 && ends.length < MAX_ENDS; ) {
    at = file.lastIndexOf('/', at - 1);
    ends.push(file.slice(at + 1));
  }
  return ends;
}

function shortestFirst(files: Iterable<string>) {
  const depths = Array.from(files, (file) => ({ file, depth: file.split('/').length }));
  depths.sort((a, b) => a.depth - b.depth || a.file.length - b.file.length || (a.file < b.file ? -1 : 1));
  return depths.map(({ file }) => file);
}
