import { numberFormat, type Translation } from '@my-note/contract/language';
import type { transferTexts } from '../../transfer/texts.ts';
import { count, notes } from './count.ts';

const number = numberFormat();

export const transfer: Translation<typeof transferTexts> = {
  title: 'Importar e exportar',
  loading: 'Carregando',

  exportTitle: 'Exportar',
  exportHint: 'Todos os anexos também vão no zip.',
  exportFormat: 'Formato',
  exportFormats: { markdown: 'Markdown', html: 'Site' },
  exportFormatHints: {
    markdown:
      'Arquivos Markdown com datas, ordem e notas fixadas. Qualquer programa consegue ler, e o My Note consegue importar de volta sem perder nada.',
    html: 'Páginas para qualquer navegador, com a árvore e uma busca. Funcionam em um servidor web e em uma pasta, sem conexão.',
  },
  exportWhat: 'O que exportar',
  everything: 'Tudo',
  categoryGone: 'Uma categoria que não existe mais',
  export: 'Exportar',
  exportStarts: 'Exportando suas notas…',
  exported: (done, total, size) => `${number(done)} de ${count(total, 'arquivo', 'arquivos')}, ${size}`,
  exportBroke: 'A exportação foi interrompida. Tente novamente.',

  bookmarkTitle: 'Salvar de outras páginas',
  bookmarkHint:
    'Arraste isto para a barra de favoritos. Em qualquer página, um clique ali abre uma nova nota com o título, o endereço e o texto selecionado.',
  bookmark: 'Salvar no My Note',
  bookmarkByHand:
    'Se você não tem essa barra, crie um favorito de qualquer página e coloque isto no lugar do endereço.',
  bookmarkCode: 'Endereço do favorito',

  importTitle: 'Importar',
  importHint:
    'Do Evernote, Notion, Obsidian, Apple Notes, OneNote, Google Keep e de muitos outros apps, ou de pastas com Markdown ou HTML. Você vê uma prévia antes de qualquer mudança.',
  drop: 'Solte arquivos ou uma pasta aqui',
  chooseFiles: 'Escolher arquivos',
  chooseFolder: 'Escolher uma pasta',
  alsoReads: (formats) => `Também lê ${formats}`,
  formatFailed: (format) => `Não foi possível ler os arquivos como ${format}`,
  howTo: 'Como tirar suas notas de outros programas',
  ways: [
    {
      name: 'Apple Notes',
      text: 'No macOS 26: Arquivo, Exportar como, Markdown. Para todas as notas com datas e pastas, peça uma cópia dos seus dados em privacy.apple.com e escolha as notas do iCloud que vêm nela.',
    },
    {
      name: 'Bear',
      text: 'Arquivo, fazer backup das notas. Escolha o arquivo .bear2bk. TextBundles e TextPacks também são lidos.',
    },
    {
      name: 'Docmost',
      text: 'Exporte um espaço ou uma página em Markdown ou HTML, com anexos. Escolha o zip.',
    },
    {
      name: 'Evernote',
      text: 'Clique com o botão direito em um caderno, Exportar, ENEX. Escolha os arquivos; cada um vira uma categoria. Tags, tarefas e arquivos são mantidos.',
    },
    {
      name: 'Google Keep',
      text: 'takeout.google.com, só o Keep. Escolha o zip. Marcadores viram tags, e notas arquivadas ganham uma categoria.',
    },
    {
      name: 'Joplin',
      text: 'Arquivo, Exportar tudo, “MD – Markdown + Front Matter”. Escolha a pasta criada.',
    },
    {
      name: 'Logseq',
      text: 'Escolha a pasta do grafo. Nomes de páginas, aliases e referências a blocos são mantidos.',
    },
    {
      name: 'Memos',
      text: 'Configurações, Exportar. Escolha o zip. Anexos, comentários e links entre memos são mantidos.',
    },
    {
      name: 'Notion',
      text: 'Configurações, Exportar todo o conteúdo do espaço de trabalho, “Markdown e CSV”, com subpáginas. Escolha o zip.',
    },
    {
      name: 'Obsidian',
      text: 'Escolha a pasta do cofre ou um zip dela. Links, imagens e propriedades são mantidos.',
    },
    {
      name: 'OneNote',
      text: 'No OneNote para Windows: Arquivo, Exportar, “Página da Web de Arquivo Único (.mht)” ou uma página da web. Escolha os arquivos.',
    },
    { name: 'Outline', text: 'Configurações, Exportar, “Markdown”. Escolha o zip que você receber.' },
    { name: 'Simplenote', text: 'Configurações, Ferramentas, Exportar notas. Escolha o zip.' },
    {
      name: 'Standard Notes',
      text: 'Preferências, Backups, sem criptografia (“Decrypted”). Escolha o zip. Tags, notas fixadas e notas arquivadas são mantidas.',
    },
    {
      name: 'Trilium',
      text: 'Exporte uma nota com todas as subnotas (“This note and all of its descendants”) em Markdown. Escolha o zip.',
    },
    {
      name: 'Outros',
      text: 'Qualquer pasta com arquivos Markdown ou HTML. As pastas viram categorias.',
    },
  ],
  packing: 'Compactando os arquivos…',
  sending: 'Enviando',
  uploading: (percent) => `Enviando… ${percent}`,
  reading: 'Lendo o arquivo compactado…',
  read: (done, total) => `${number(done)} de ${count(total, 'arquivo lido', 'arquivos lidos')}`,
  notImportable: {
    nothing:
      'Não há nada aqui que possa ser importado. Veja abaixo como tirar suas notas de outros programas.',
    archives: 'Escolha um arquivo compactado por vez, sem outros arquivos.',
  },
  looseFiles: 'notas.zip',
  tooLarge: (size) => `Isto tem mais de ${size}. Importe em partes`,
  cancel: 'Cancelar',
  lastFailed: 'A última importação falhou. Nada foi adicionado às suas notas.',

  sources: {
    'my-note': 'Uma exportação do My Note',
    obsidian: 'Um cofre do Obsidian',
    joplin: 'Uma exportação do Joplin',
    outline: 'Uma exportação do Outline',
    notion: 'Uma exportação do Notion',
    trilium: 'Uma exportação do Trilium',
    logseq: 'Um grafo do Logseq',
    markdown: 'Pastas com Markdown',
  },
  program: (name) => (name === 'HTML' ? 'Páginas HTML' : `Uma exportação de ${name}`),
  previewTitle: 'Prévia da importação',
  previewOf: (source, name, content) => (name ? `${source}, ${name}: ${content}` : `${source}: ${content}`),
  brought: (all) =>
    [
      notes(all.notes),
      count(all.categories, 'categoria', 'categorias'),
      count(all.attachments, 'anexo', 'anexos'),
    ].join(', '),
  atTop: (n) => `${notes(n)} no nível superior`,
  notesIn: notes,
  showMore: (n) => `Mostrar mais ${number(n)}`,
  unlistedCategories: (n) => `e mais ${count(n, 'categoria', 'categorias')}`,
  into: 'Importar para',
  topLevel: 'Nível superior',
  import: 'Importar',
  imported: 'Importação concluída',
  losses: (n) =>
    n === 1 ? '1 coisa não pode ser mantida' : `${count(n, 'coisa', 'coisas')} não podem ser mantidas`,
  noLosses: 'Tudo pode ser mantido.',
  moreLosses: (n) => `e mais ${number(n)}`,
  unlistedLosses: (n) =>
    n === 1 ? 'Mais 1 não aparece na lista.' : `Mais ${number(n)} não aparecem na lista.`,
  saveLosses: 'Salvar lista',
  lossesFile: 'nao-mantido.txt',
  deadLinks: (n) =>
    n === 1
      ? '1 link aponta para uma nota que não existe e fica como texto'
      : `${number(n)} links apontam para notas que não existem e ficam como texto`,
  deadLinksFile: 'links-como-texto.txt',

  recent: 'Importações e exportações recentes',
  recentUnknown: 'Não foi possível carregar suas importações e exportações.',
  noneYet: 'Nenhuma ainda.',
  jobNames: { import: 'Importação', export: 'Exportação' },
  jobOf: (job, name) => `${job}: ${name}`,
  states: {
    queued: 'Aguardando',
    running: 'Em andamento',
    ready: 'Pronta para revisar',
    done: 'Concluída',
    failed: 'Falhou',
    cancelled: 'Cancelada',
  },
  files: (n) => count(n, 'arquivo', 'arquivos'),
  undone: 'Desfeita',
  undo: 'Desfazer importação',
  undoTitle: (name) => `Desfazer a importação de ${name}?`,
  undoText:
    'Tudo o que ela trouxe vai para a lixeira, inclusive o que você alterou desde então. Suas próprias notas nas categorias dela ficam onde estão.',
  undoneNow: (entries) => (entries === 0 ? 'Não havia mais nada para desfazer' : 'Importação desfeita'),
  undoneKept: (kept) =>
    kept === 1
      ? '1 categoria fica, porque tem notas suas.'
      : `${count(kept, 'categoria', 'categorias')} ficam, porque têm notas suas.`,
  putBack: 'Desfazer',
};
