import { pluralIn } from '@my-note/contract/language';
import type { RemoteNotesCatalogue } from '../catalogue.ts';
import { blocks } from './blocks.ts';
import { editor } from './editor.ts';
import { history } from './history.ts';
import { list } from './list.ts';
import { notes } from './notes.ts';
import { tables } from './tables.ts';

const plural = pluralIn('pt-BR');

export const catalogue: RemoteNotesCatalogue = {
  notes,
  'notes/blocks': blocks,
  'notes/dialog': {
    save: 'Salvar',
    move: {
      title: (title) => `Mover “${title}”`,
      text: 'Os links para este item continuam funcionando.',
      titleMany: (count) => plural(count, { one: `Mover ${count} item`, other: `Mover ${count} itens` }),
      textMany: 'Os links para estes itens continuam funcionando.',
      target: 'Mover para',
      topLevel: 'Sem categoria superior',
      shared: (title) => `“${title}” está compartilhada: quem tiver o link dela também vai poder ler isto.`,
    },
    renamed: (title) => `Agora se chama “${title}”`,
    renameCategory: {
      title: 'Renomear categoria',
      text: 'Tudo o que está nela continua disponível nos links anteriores.',
    },
    addCategory: {
      title: 'Nova categoria',
      description: 'Escolha um nome único para a nova categoria.',
      parent: 'Categoria superior',
      noParent: 'Sem categoria superior',
      name: 'Título',
    },
    select: { placeholder: 'Escolha uma opção…', search: 'Buscar…', nothing: 'Nada encontrado.' },
    openingNote: 'Abrindo uma nova nota',
  },
  'notes/editor': editor,
  'notes/fences': {
    edit: 'Editar',
    editorFailed: 'O editor parou de funcionar. Seu texto não mudou.',
    close: 'Fechar',
    discard: {
      title: 'Descartar suas alterações?',
      text: 'O que você alterou aqui não foi salvo.',
      confirm: 'Descartar',
    },
  },
  'notes/find': {
    label: 'Resultados nesta nota',
    count: (count, words, more) =>
      `${more ? `${count} ou mais resultados` : plural(count, { one: `${count} resultado`, other: `${count} resultados` })} para “${words}”`,
    place: (place) => `, no ${place}º`,
    previous: 'Resultado anterior',
    next: 'Próximo resultado',
    close: 'Ocultar resultados',
  },
  'notes/formulas': {
    formula: 'Fórmula',
    source: 'Código da fórmula',
    remove: 'Remover fórmula',
    signs: 'Uma fórmula fica entre sinais $ ou entre sinais $$ em linhas próprias.',
    offline: 'Não foi possível carregar o que desenha as fórmulas. O código é mantido.',
  },
  'notes/history': history,
  'notes/late': {
    titleTooLong: (most, length) =>
      `Um título pode ter no máximo ${most} caracteres. Este tem ${length}; encurte-o para salvar.`,
    home: 'Ir para Início',
    trash: 'Abrir a lixeira',
    notFound: {
      title: 'Não há nenhuma nota aqui',
      text: 'O link pode estar errado, ou a nota foi movida para a lixeira.',
    },
    gone: {
      title: 'Esta nota está na lixeira ou foi excluída',
      text: 'Seu texto não foi salvo. Restaure a nota da lixeira e tente novamente, ou guarde o texto em uma nova nota.',
      keep: 'Guardar em uma nova nota',
    },
    contents: 'Sumário',
    link: {
      copied: 'Link copiado',
      notCopied: 'Não foi possível copiar o link. Seu navegador não permite.',
    },
    backlinks: {
      title: 'Citada em',
      failed: 'Não foi possível carregar as notas com link para esta',
    },
  },
  'notes/list': list,
  'notes/properties': {
    properties: 'Propriedades',
    name: 'Nome da propriedade',
    value: (name) => `Valor de ${name}`,
    items: 'Um, dois, três',
    add: 'Adicionar propriedade',
    remove: (name) => `Remover ${name}`,
    newName: (number) => (number === 1 ? 'nome' : `nome ${number}`),
    nested: 'Pode ser alterado no código Markdown',
  },
  'notes/resize': {
    altText: 'Texto alternativo',
    width: 'Largura da imagem',
    widthHint: 'Arraste para redimensionar. Clique duas vezes para voltar ao tamanho original.',
    pixels: (width) => plural(width, { one: `${width} pixel`, other: `${width} pixels` }),
  },
  'notes/side-note': {
    open: 'Abrir nota',
    failed: 'Não foi possível carregar a nota',
    editorFailed: 'Não foi possível carregar o editor',
    editorFailedText: 'Sua nota não mudou. Verifique sua conexão e tente novamente.',
    gone: 'Restaure-a da lixeira para continuar escrevendo.',
  },
  'notes/suggest': {
    embed: 'Nota incorporada',
    details: 'Seção recolhível',
    detailsSummary: 'Detalhes',
    formula: 'Fórmula',
    inlineFormula: 'Fórmula na linha',
    properties: 'Propriedades',
    tags: 'Tags',
    synonyms: {
      text: 'parágrafo paragrafo normal paragraph plain body',
      heading1: 'h1 cabeçalho cabecalho titulo title large',
      heading2: 'h2 cabeçalho cabecalho subtítulo subtitulo seção secao subtitle section',
      heading3: 'h3 cabeçalho cabecalho subtítulo subtitulo subheading',
      quote: 'citacao blockquote citation',
      bullets: 'ul marcadores pontos unordered points',
      numbers: 'ol ordenada números numeros ordered numbers',
      tasks: 'pendências pendencias caixas todo to-do checkbox checklist',
      code: 'codigo fonte programa codeblock snippet pre source program',
      callout: 'aviso nota informação informacao dica alerta admonition info tip warning hint box notice',
      rule: 'linha horizontal separador hr rule line separator',
      image: 'foto captura enviar picture photo upload img screenshot',
      file: 'anexo anexar documento enviar pdf áudio audio vídeo video som attachment attach upload document sound film',
      note: 'página pagina referência referencia menção mencao page reference wiki mention',
      embed: 'incorporar incluir inserir embed transclude include show inside',
      table: 'grade linhas colunas planilha grid rows columns spreadsheet',
      formula: 'matemática matematica equação equacao math equation tex latex katex display block',
      inlineFormula: 'matemática matematica equação equacao math equation tex latex katex inline',
      details: 'recolher dobrar sanfona resumo collapsible toggle fold spoiler accordion summary',
      properties: 'metadados campos front matter frontmatter metadata yaml fields',
    },
  },
  'notes/tables': tables,
  'notes/templates': {
    group: 'Modelos',
    template: (title) => `Modelo: ${title}`,
    synonyms: (title) => `modelo formulário formulario template form ${title}`,
  },
  'notes/uploads': {
    running: (name) => `Adicionando ${name}…`,
    progress: (name) => `Envio de ${name}`,
    cancel: 'Cancelar',
    cancelNamed: (name) => `Cancelar o envio de ${name}`,
    retry: 'Tentar novamente',
    retryNamed: (name) => `Tentar adicionar ${name} novamente`,
    remove: 'Remover',
    removeNamed: (name) => `Não adicionar ${name}`,
    failed: (name) => `Não foi possível adicionar ${name}`,
    failedBecause: (name, reason) => `Não foi possível adicionar ${name}. ${reason}`,
    left: 'Você saiu da nota antes de o arquivo ser enviado. Abra a nota e adicione-o de novo.',
    unreadable:
      'Isto é uma pasta ou não pode ser lido. Se for uma pasta, compacte-a em um arquivo zip antes.',
  },
};
