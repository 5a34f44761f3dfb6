import { translated } from '@my-note/contract/language';

/** What is changed: names and versions for the words of a question. */
interface Named {
  name: string;
  version: string;
  /** The live version; null for a removed remote. */
  live: string | null;
}

interface Words {
  /** In a menu, and on the button that confirms. */
  label: string;
  title: (named: Named) => string;
  text: (named: Named, keptDays: number) => string;
  done: (named: Named) => string;
}

const nextPage = 'Open tabs keep what they run until they load a page again.';

const words = {
  promote: {
    label: 'Promote',
    title: ({ name, version }) => `Promote ${name} ${version}?`,
    text: ({ version, live }) => `Everyone gets ${version} instead of ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} ${version} is live`,
  },
  rollback: {
    label: 'Roll back',
    title: ({ name, version }) => `Roll back ${name} to ${version}?`,
    text: ({ version, live }) => `Everyone gets ${version} again instead of ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} is back at ${version}`,
  },
  restore: {
    label: 'Bring back',
    title: ({ name, version }) => `Bring back ${name} ${version}?`,
    text: () => 'Its pages and links are there for everyone again.',
    done: ({ name, version }) => `${name} ${version} is live again`,
  },
  canary: {
    label: 'Start canary',
    title: ({ name, version }) => `Start a canary of ${name} ${version}?`,
    text: ({ live }) => `A share of the browsers gets it; the others stay with ${live}.`,
    done: ({ name, version }) => `The canary of ${name} ${version} has begun`,
  },
  share: {
    label: 'Change share',
    title: ({ name }) => `Change the share of the canary of ${name}?`,
    text: ({ version, live }) => `That many browsers get ${version}; the others stay with ${live}.`,
    done: ({ name }) => `The canary of ${name} has another share`,
  },
  end: {
    label: 'End canary',
    title: ({ name }) => `End the canary of ${name}?`,
    text: ({ live }) => `Everyone gets ${live}. ${nextPage}`,
    done: ({ name }) => `The canary of ${name} has ended`,
  },
  kill: {
    label: 'Kill',
    title: ({ name }) => `Kill ${name}?`,
    text: () => 'It is switched off for everyone: none of its files is fetched, and its pages say so.',
    done: ({ name }) => `${name} is off for everyone`,
  },
  revive: {
    label: 'Revive',
    title: ({ name }) => `Revive ${name}?`,
    text: ({ live }) => `It is switched on again for everyone, in version ${live}.`,
    done: ({ name }) => `${name} is on again`,
  },
  remove: {
    label: 'Remove',
    title: ({ name }) => `Remove ${name}?`,
    text: (_named, keptDays) =>
      `Its pages and links disappear for everyone. Its files stay for ${keptDays} days, and until then it can be brought back. After that they are deleted permanently.`,
    done: ({ name }) => `${name} is removed`,
  },
} satisfies Record<string, Words>;

export type ChangeKind = keyof typeof words;
export const changeWords = translated('workspace/change-words', words as Record<ChangeKind, Words>);

export const changeTexts = translated('workspace/change', {
  reason: 'Reason',
  reasonHint: 'Optional. Everyone who reads the history sees it.',
  share: 'Share of the browsers',
  shares: { 1: '1%', 5: '5%', 10: '10%', 25: '25%', 50: '50%', 100: '100%' },
  guard: 'Let the guard watch it',
  guardHint:
    'It compares the canary with what is live, gives it more browsers step by step, or takes it back.',
  guardStays: 'The guard goes on from this share.',
  ownPage: (name: string) =>
    `This page is a part of ${name}. After you leave it, only the command line brings it back: pnpm remote.`,
  undo: 'Undo',
  undone: (name: string) => `${name} is as it was before`,
  unchanged: 'There was nothing to change',
  promoteCanary: 'Promote canary',
  rollbackTo: (version: string) => `Roll back to ${version}`,
  restoreVersion: (version: string) => `Bring back ${version}`,
});
