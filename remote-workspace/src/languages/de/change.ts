import type { Translation } from '@my-note/contract/language';
import type { changeTexts } from '../../releases/change/texts.ts';

export const change: Translation<typeof changeTexts> = {
  reason: 'Grund',
  reasonHint: 'Optional. Alle, die den Verlauf lesen, sehen ihn.',
  share: 'Anteil der Browser',
  shares: { 1: '1 %', 5: '5 %', 10: '10 %', 25: '25 %', 50: '50 %', 100: '100 %' },
  guard: 'Vom Wächter beobachten lassen',
  guardHint:
    'Er vergleicht den Canary mit der Live-Version, gibt ihn Schritt für Schritt an mehr Browser oder nimmt ihn zurück.',
  guardStays: 'Der Wächter macht ab diesem Anteil weiter.',
  ownPage: (name) =>
    `Diese Seite gehört zu ${name}. Wenn du sie verlässt, bringt nur die Kommandozeile sie zurück: pnpm remote.`,
  undo: 'Rückgängig',
  undone: (name) => `${name} ist wieder wie zuvor`,
  unchanged: 'Es gab nichts zu ändern',
  promoteCanary: 'Canary live schalten',
  rollbackTo: (version) => `Zurück auf ${version}`,
  restoreVersion: (version) => `${version} zurückholen`,
};
