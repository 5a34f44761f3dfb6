import type { Translation } from '@my-note/contract/language';
import type { changeTexts } from '../../releases/change/texts.ts';

export const change: Translation<typeof changeTexts> = {
  reason: 'Motivo',
  reasonHint: 'Opcional. Lo ve cualquiera que lea el historial.',
  share: 'Porcentaje de navegadores',
  shares: {
    1: '1\u00a0%',
    5: '5\u00a0%',
    10: '10\u00a0%',
    25: '25\u00a0%',
    50: '50\u00a0%',
    100: '100\u00a0%',
  },
  guard: 'Dejar que el guardián lo vigile',
  guardHint: 'Compara el canary con la versión activa, le da más navegadores paso a paso o lo retira.',
  guardStays: 'El guardián continúa desde este porcentaje.',
  ownPage: (name) =>
    `Esta página forma parte de ${name}. Cuando salgas de ella, solo podrás recuperarla desde la línea de comandos: pnpm remote.`,
  undo: 'Deshacer',
  undone: (name) => `${name} vuelve a estar como antes`,
  unchanged: 'No había nada que cambiar',
  promoteCanary: 'Promover canary',
  rollbackTo: (version) => `Volver a ${version}`,
  restoreVersion: (version) => `Recuperar ${version}`,
};
