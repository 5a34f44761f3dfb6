import type { Translation } from '@my-note/contract/language';
import type { changeTexts } from '../../releases/change/texts.ts';

export const change: Translation<typeof changeTexts> = {
  reason: 'Motivo',
  reasonHint: 'Opcional. Quem lê o histórico vê o motivo.',
  share: 'Porcentagem dos navegadores',
  shares: { 1: '1%', 5: '5%', 10: '10%', 25: '25%', 50: '50%', 100: '100%' },
  guard: 'Deixar o guardião acompanhar',
  guardHint:
    'Ele compara o canary com a versão ativa e, passo a passo, amplia para mais navegadores ou o retira.',
  guardStays: 'O guardião continua a partir desta porcentagem.',
  ownPage: (name) =>
    `Esta página faz parte de ${name}. Depois que você sair dela, só a linha de comando a traz de volta: pnpm remote.`,
  undo: 'Desfazer',
  undone: (name) => `${name} voltou a ser como antes`,
  unchanged: 'Não havia nada para alterar',
  promoteCanary: 'Promover canary',
  rollbackTo: (version) => `Reverter para ${version}`,
  restoreVersion: (version) => `Recuperar ${version}`,
};
