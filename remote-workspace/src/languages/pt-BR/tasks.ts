import { dateFormat, type Translation } from '@my-note/contract/language';
import type { tasksTexts } from '../../tasks/texts.ts';

const day = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

export const tasks: Translation<typeof tasksTexts> = {
  title: 'Tarefas',
  groupBy: 'Agrupar por',
  groupings: { due: 'Prazo', note: 'Nota', tag: 'Tag' },
  groups: {
    overdue: 'Atrasadas',
    today: 'Hoje',
    week: 'Esta semana',
    later: 'Mais tarde',
    none: 'Sem data',
  },
  untagged: 'Sem tag',
  untitled: 'Sem título',
  noText: 'Sem texto',
  locked: 'Bloqueada',
  day: (date) => day(new Date(date)),
  failure: 'Não foi possível carregar suas tarefas.',
  empty: 'Nenhuma tarefa pendente',
  emptyHint: 'Uma linha como “- [ ] Pagar o aluguel @2026-12-01” em qualquer nota aparece aqui.',
  loading: 'Carregando',
  loadingMore: 'Carregando mais tarefas',
  remindersTitle: 'Lembretes',
  reminders: 'Avisar de manhã sobre as tarefas com prazo no dia',
  feedTitle: 'No seu calendário',
  feedHint:
    'Calendários podem mostrar as tarefas com data por meio de um endereço só seu. Quem tiver esse endereço pode ler essas tarefas e nada mais.',
  feedMadeWhen: (when) => `Endereço criado ${when}`,
  feedReadWhen: (when) => `lido pela última vez ${when}`,
  feedNever: 'ainda não foi lido',
  makeFeed: 'Criar endereço',
  renewFeed: 'Criar um novo endereço',
  removeFeed: 'Remover endereço',
  feedRemoved: 'O endereço não funciona mais',
  feedAddress: 'Endereço para calendários',
  close: 'Fechar',
  feedOnce:
    'Adicione ao seu calendário como assinatura. Ele só aparece uma vez; endereços anteriores não funcionam mais.',
};
