import type { Translation } from '@my-note/contract/language';
import type { changeTexts } from '../../releases/change/texts.ts';

export const change: Translation<typeof changeTexts> = {
  reason: 'Motif',
  reasonHint: 'Facultatif. Visible par toute personne qui lit l’historique.',
  share: 'Part des navigateurs',
  shares: { 1: '1 %', 5: '5 %', 10: '10 %', 25: '25 %', 50: '50 %', 100: '100 %' },
  guard: 'Le faire surveiller par le gardien',
  guardHint:
    'Il compare le canari à la version en ligne, l’étend pas à pas à plus de navigateurs, ou le retire.',
  guardStays: 'Le gardien continue à partir de cette part.',
  ownPage: (name) =>
    `Cette page fait partie de ${name}. Une fois que vous l’aurez quittée, seule la ligne de commande pourra la rétablir : pnpm remote.`,
  undo: 'Annuler',
  undone: (name) => `${name} est de nouveau comme avant`,
  unchanged: 'Il n’y avait rien à changer',
  promoteCanary: 'Mettre le canari en ligne',
  rollbackTo: (version) => `Revenir à ${version}`,
  restoreVersion: (version) => `Rétablir ${version}`,
};
