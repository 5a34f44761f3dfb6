import type { Translation } from '@my-note/contract/language';
import type { captureTexts } from '../../capture/texts.ts';
import type { commandTexts } from '../../command-texts.ts';
import type { writingTexts } from '../../writing/texts.ts';

export const commands: Translation<typeof commandTexts> = {
  today: { label: 'Hoje', keywords: 'diário diario nota do dia journal' },
  appendToday: { label: 'Acrescentar a hoje', keywords: 'diário diario adicionar registro journal' },
  template: { label: 'Nova nota a partir de um modelo', keywords: 'criar adicionar formulário formulario' },
  tags: { label: 'Ir para Tags', keywords: 'etiquetas marcadores' },
  tasks: { label: 'Ir para Tarefas', keywords: 'pendências pendencias prazo to-do todo' },
  searches: { label: 'Ir para Buscas salvas', keywords: 'filtros pesquisas encontrar' },
};

export const capture: Translation<typeof captureTexts> = {
  title: 'Nova nota',
  hint: 'Confira o que será criado. Nada é salvo antes de você clicar no botão.',
  noteTitle: 'Título',
  text: 'Texto',
  textHint: 'Markdown',
  category: 'Categoria',
  topLevel: 'Nível superior',
  tags: 'Tags',
  tagsHint: 'Separadas por espaços, como trabalho/registro urgente. Elas são escritas abaixo do texto.',
  make: 'Criar nota',
  made: 'Nota criada',
};

export const writing: Translation<typeof writingTexts> = {
  templatesTitle: 'Nova nota a partir de um modelo',
  templatesIntro:
    'Um modelo é uma nota da categoria que você escolhe aqui. Nele, {{date}}, {{time}}, {{title}} e {{cursor}} são preenchidos.',
  templatesCategory: 'Categoria com modelos',
  noCategory: 'Nenhuma',
  template: 'Modelo',
  noTemplates: 'Esta categoria ainda não tem notas',
  noTemplatesHint: 'Escreva uma nota nela: cada nota ali é um modelo.',
  loading: 'Carregando',
  failed: 'Não foi possível carregar suas configurações',
  title: 'Título',
  titleMissing: 'O título é obrigatório',
  category: 'Categoria',
  topLevel: 'Nível superior',
  make: 'Criar nota',
  made: 'Nota criada',
  untitled: 'Sem título',

  todayTitle: 'Hoje',
  previousMonth: 'Mês anterior',
  nextMonth: 'Próximo mês',
  previousDay: 'Dia anterior',
  nextDay: 'Próximo dia',
  toToday: 'Ir para hoje',
  withNote: (day) => `${day}, com nota`,
  open: 'Abrir nota',
  start: 'Escrever este dia',
  append: 'Acrescentar',
  appendTo: (day) => `Acrescentar a ${day}`,
  appendHint: 'Markdown. Vai abaixo do que a nota já tem.',
  appended: (day) => `Acrescentado a ${day}`,
  settings: 'Configurações do diário',
  journalCategory: 'Categoria do diário',
  journalDefault: 'Diário, no nível superior',
  dayTemplate: 'Modelo de um novo dia',
  noTemplate: 'Vazio',
};
