import { createDice } from '@my-note/contract/testing/dice';
import { expect, it } from 'vitest';
import { useReplicas } from '../testing/processes/replicas.ts';
import { createClient, signUp } from '../testing/test-user.ts';
import { changeTree, checkTree } from '../testing/tree.ts';

const replicas = useReplicas();

/** One user at two replicas: connections of two processes to one database. */
async function personAtBoth() {
  const [here, there] = replicas();
  const user = await signUp(here.app);
  return [user, createClient(there.app, user), here.database] as const;
}

it('The tree stays consistent under concurrent changes of two replicas', async () => {
  const [here, there, { db }] = await personAtBoth();
  for (const title of ['One', 'Two', 'Three']) await here.category(title);
  for (let round = 0; round < 25; round += 1) {
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => changeTree(n % 2 ? here : there, createDice(round * 101 + n * 7))),
    );
    await checkTree(here, db);
  }
});

it('A subtree that a replica renames, moves or trashes while another writes into it stays one', async () => {
  const [here, there, { db }] = await personAtBoth();
  const [work, home] = [await here.category('Work'), await here.category('Home')];
  for (let round = 0; round < 8; round += 1) {
    const writes = [1, 2, 3].map((n) => there.note(`Note ${round}.${n}`, work._id).catch(() => undefined));
    const changes = [
      () => here.call('PUT', `/u-notes/categories/${work._id}`, { title: `Work ${round}` }),
      () => here.call('PATCH', `/u-notes/notes/${work._id}/move`, { category: round % 2 ? null : home._id }),
      async () => {
        await here.moveToTrash(work._id);
        return here.restore(work._id);
      },
    ];
    const responses = await Promise.all(changes.map((change) => change()));
    await Promise.all(writes);
    for (const { status } of responses) expect([200, 404, 409]).toContain(status);
    await checkTree(here, db);
  }
});
