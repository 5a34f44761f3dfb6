import { type ListItem, noteListSchema, paths } from '@my-note/contract';
import { addPart, applyChanges, type ListCopy, resolveCopy } from '@my-note/contract/list-copy';
import { listChangesSchema, listPartSchema, listPaths } from '@my-note/contract/list-parts';
import { expect } from 'vitest';
import type { TestUser } from './test-user.ts';

function run<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A caller that keeps a copy of the list: parts first, then changes alone. */
export function createListReader(user: TestUser) {
  let copy: ListCopy = new Map();
  let state: { revision: number; order: string[]; orderVersion: number } | undefined;
  let list: ListItem[] = [];

  async function readParts() {
    copy = new Map();
    let after: string | null | undefined;
    let first: typeof state;
    do {
      const query = after ? `?after=${after}` : '';
      const part = listPartSchema.parse((await user.call('GET', `${listPaths.parts}${query}`)).body);
      addPart(copy, part);
      first ??= part;
      after = part.next;
    } while (after);
    state = first;
  }

  return {
    /** How many items the last changes had; undefined after a read of the whole list. */
    async update(): Promise<number | undefined> {
      if (!state) await readParts();
      if (!state) return undefined;
      const query = `?since=${state.revision}&orderVersion=${state.orderVersion}`;
      const response = await user.call('GET', `${listPaths.changes}${query}`);
      const changes = listChangesSchema.parse(response.body);
      if (changes.outdated) {
        state = undefined;
        await this.update();
        return undefined;
      }
      applyChanges(copy, changes);
      state = { ...changes, order: changes.order ?? state.order };
      list = run(resolveCopy(copy));
      expect(list.length, 'the count is that of the copy').toBe(changes.count);
      return changes.items.length + changes.gone.length;
    },
    /** The copy is the list of the call for scripts. */
    async expectWhole() {
      const { data, ...rest } = noteListSchema.parse((await user.call('GET', paths.notes)).body);
      expect(list).toEqual(data);
      expect(state).toMatchObject(rest);
    },
  };
}
