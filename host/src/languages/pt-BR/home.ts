import { pluralIn, type Translation } from '@my-note/contract/language';
import type { homeTexts } from '../../features/home/texts.ts';

const plural = pluralIn('pt-BR');

export const home: Translation<typeof homeTexts> = {
  home: 'Início',
  recent: 'Recentes',
  pinned: 'Fixadas',
  today: 'Hoje',
  yesterday: 'Ontem',
  thisWeek: 'Esta semana',
  more: 'Mostrar mais',
  recentEmpty: 'Suas notas vão aparecer aqui, começando pelas mais recentes.',
  pinnedEmpty: 'Nenhuma nota fixada ainda',
  pinnedEmptyHint: 'Fixe uma nota para deixá-la sempre aqui.',
  report: 'Relatório',
  drafts: 'Rascunhos',
  draft: 'Uma nota sem título',
  draftIn: (category) => `Uma nota sem título, em ${category}`,

  firstSteps: 'Primeiros passos',
  hideFirstSteps: 'Ocultar',
  stepDone: 'Concluído',
  loadExamples: 'Carregar notas de exemplo',
  removeExamples: 'Remover notas de exemplo',
  examplesHint: 'Faça um tour com notas de exemplo.',
  examplesPresent: 'As notas de exemplo estão na sua árvore.',
  examplesLoaded: (added) =>
    added === 0
      ? 'Você já tem as notas de exemplo'
      : plural(added, {
          one: `${added} nota de exemplo está na sua árvore`,
          other: `${added} notas de exemplo estão na sua árvore`,
        }),
  examplesRemoved: 'As notas de exemplo estão na lixeira',
  removeExamplesTitle: 'Remover as notas de exemplo?',
  removeExamplesText: (changed) =>
    changed === 1
      ? 'Uma nota que você escreveu ou alterou ali vai para a lixeira junto com elas.'
      : `${changed} notas que você escreveu ou alterou ali vão para a lixeira junto com elas.`,
  openExamples: 'Abrir',
  undo: 'Desfazer',
  noteHint: 'Escreva uma nota. Ela é salva enquanto você digita.',
  categoryHint: 'Crie uma categoria para agrupar notas.',
  transferHint: 'Traga suas notas do Evernote, Notion, Obsidian e de muitos outros apps.',
  transfer: 'Importar',
  shortcutsHint: 'Quase toda ação tem um atalho. Veja todos.',
  shortcuts: 'Atalhos de teclado',

  inCategory: (title) => `em ${title}`,
  pitchTitle: 'Notas para ler como um livro e abrir num instante.',
  pitch:
    'O My Note guarda o que você escreve em uma única árvore de categorias e notas. Por dentro, Markdown puro; por fora, o seu próprio servidor.',
  noteAlt: 'Uma nota com seu sumário, ao lado da árvore de categorias',
  scenes: [
    {
      screen: 'editing',
      title: 'Escreva e esqueça de salvar',
      text: 'Títulos, listas, tabelas, tarefas e imagens enquanto você digita; por dentro, Markdown. O que você escreve fica no seu dispositivo até chegar ao servidor, com um histórico para voltar atrás.',
      alt: 'A mesma nota enquanto é escrita, com a barra de ferramentas do editor',
    },
    {
      screen: 'search',
      title: 'Encontre na hora',
      text: 'Ctrl+K, algumas letras, Enter. A busca perdoa erros de digitação, encontra a palavra exata quando você pede e procura dentro de todos os textos.',
      alt: 'A busca, com notas que têm bread no título ou no texto',
    },
  ],
  pitchPoints: [
    {
      title: 'Uma só árvore',
      text: 'Categorias dentro de categorias, na ordem que você quiser. Cada nota tem um endereço que não muda.',
    },
    {
      title: 'Compartilhe do seu jeito',
      text: 'Um link para uma nota ou um ramo, com validade e senha, que pode ser revogado a qualquer momento.',
    },
    {
      title: 'Nada se perde',
      text: 'Uma lixeira para restaurar, um histórico de cada nota e seu texto de volta depois de qualquer falha.',
    },
    {
      title: 'Tudo seu',
      text: 'Na sua própria máquina com um só comando. Traga notas de outros programas e leve tudo em Markdown puro.',
    },
  ],
};
