import { numberFormat, pluralIn } from '@my-note/contract/language';
import type { ApiCatalogue } from '../catalogue.ts';

const number = numberFormat();
const plural = pluralIn('pt-BR');

export const transfer = {
  'api/export': {
    tooMany: (max) => `Já há ${max} exportações em andamento. Espere uma terminar, ou cancele-a`,
    oneNoteAsHtml:
      'Uma única nota é exportada com format=html e sem categoria. O Markdown dela é o que GET …/by-slug fornece',
    stalled: 'O download travou e foi interrompido. Inicie de novo',
  },
  'api/jobs': {
    interrupted: 'O servidor parou antes de isto terminar. Inicie de novo',
    jobGone: 'Esta exportação ou importação não existe',
    importRunning: 'Já há uma importação em andamento. Espere terminar, ou cancele-a',
    notWaiting:
      'Esta importação não está aguardando confirmação. Confira o estado dela, ou importe o arquivo de novo',
    contentGone: 'O conteúdo desta importação não existe mais. Importe o arquivo de novo',
    nestedTooDeeply: (category) =>
      `Alguns endereços desta importação ficariam longos demais dentro de “${category}”. Escolha uma categoria menos aninhada`,
    notDone: 'Só uma importação concluída pode ser desfeita. Cancele esta em vez disso',
    notUndoable:
      'Esta importação foi feita antes de o My Note poder desfazê-las. Mova você mesmo as notas dela para a lixeira',
    import: {
      failed: 'Sua importação falhou',
      toReview: 'Sua importação está pronta para revisão',
      ready: 'Sua importação está pronta',
    },
    export: {
      failed: 'Sua exportação falhou',
      toReview: 'Sua exportação está pronta para revisão',
      ready: 'Sua exportação está pronta',
    },
    wentWrong: 'Algo deu errado. Tente de novo',
    confirm: 'Confirme em até um dia',
    files: (count) => plural(count, { one: `${count} arquivo`, other: `${count} arquivos` }),
  },
  'api/import': {
    tooLarge: (megabytes) =>
      `Um arquivo compactado pode ter no máximo ${megabytes} MB. Divida-o e importe as partes`,
    notZip: 'Este não é um arquivo zip completo. Crie-o de novo e tente outra vez',
    damaged: (file) => `“${file}” está danificado neste arquivo compactado. Crie-o de novo e tente outra vez`,
    encrypted: 'Este arquivo compactado está criptografado. Crie um sem senha',
    compression: (file) => `“${file}” usa uma compressão não aceita. Crie o arquivo com a compressão comum`,
    outside: (file) =>
      `“${file}” aponta para fora do arquivo compactado. Remova-o, ou crie o arquivo de novo`,
    tooManyFiles: (count) =>
      `Este arquivo compactado contém mais de ${number(count)} arquivos. Divida-o e importe as partes`,
    tooManyItems: (count) =>
      `Este arquivo compactado contém mais de ${number(count)} pastas e notas. Divida-o e importe as partes`,
    tooManyArchives: (count) =>
      `Este arquivo compactado contém mais de ${count} arquivos compactados. Extraia-o e importe um após o outro`,
    unpacksTooLarge: (megabytes) =>
      `Extraído, este arquivo passa de ${megabytes} MB. Divida-o e importe as partes`,
    noteTooLong: (file) => `“${file}” é longo demais para uma nota. Divida-o`,
    factsTooLong: (file) => `O bloco entre os dois primeiros “---” de “${file}” passa de 16 KB. Encurte-o`,
    manifestTooLong: (file) =>
      `O arquivo ${file} deste arquivo compactado passa de 2 MB. Remova nomes da ordem dele`,
    notText: (file) => `“${file}” não é texto em UTF-8. Salve-o nessa codificação, ou deixe-o de fora`,
    nestedTooDeeply: (file) => `“${file}” está aninhado demais. Use nomes mais curtos ou menos pastas`,
    pageNested: (file) => `A página “${file}” está aninhada demais. Copie o texto dela para uma nova nota lá`,
    tooManyFolders: (file, max) => `“${file}” está dentro de mais de ${max} pastas. Mova-o para menos pastas`,
    noNotes:
      'Não há notas neste arquivo compactado. Ele pode conter Markdown, HTML, ou o que Apple Notes, Bear, Docmost, Evernote, Google Keep, Joplin, Logseq, Memos, Notion, Obsidian, OneNote, Outline, Simplenote, Standard Notes ou Trilium exportam',
    newerProgram: 'Este arquivo foi criado por um My Note mais novo. Atualize este primeiro',
    untitled: 'Sem título',
    notConfirmed:
      'Ninguém confirmou esta importação em um dia, então ela foi removida. Importe o arquivo de novo',
    metaTooLong: (file) =>
      `O arquivo ${file} deste arquivo compactado passa de 40 MB. Exporte as partes e importe uma por uma`,
    metaTooDeep: (levels) =>
      `As notas deste arquivo compactado estão a mais de ${levels} níveis de profundidade. Mova-as para cima e exporte de novo`,
    metaUnreadable: (file) =>
      `O arquivo ${file} deste arquivo compactado não pode ser lido. Faça a exportação de novo e tente outra vez`,
    declaresEntities: (file) =>
      `“${file}” declara entidades, o que uma exportação do Evernote nunca faz. Exporte de novo`,
    notEvernote: (file) => `“${file}” não é uma exportação do Evernote. Exporte o caderno de novo`,
    notMemos: (file) => `“${file}” não é um registro completo do Memos`,
    noPage: (file) => `“${file}” não contém nenhuma página. Salve-a de novo como arquivo da web`,
    jsonTooLong: (file, megabytes) => `“${file}” passa de ${megabytes} MB. Exporte as notas em partes`,
    standardNotesEncrypted:
      'Este backup do Standard Notes está criptografado. No Standard Notes, abra Preferences, Backups, escolha “Decrypted” e importe esse arquivo',
  },
  'api/import-warnings': {
    endsInMiddle: 'Termina no meio, então falta o que vinha depois. Exporte de novo',
    reminder: 'Um lembrete não foi mantido',
    fileMissing: 'Falta um arquivo na exportação',
    visibility: 'Quem podia ver não foi mantido',
    reactions: 'As reações não foram mantidas',
    comment: (on) => `Comentário sobre ${on}`,
    star: 'A estrela não foi mantida',
    notInBackup: 'Um arquivo não está no backup',
    partLeftOut: 'Uma parte que não pode ser mostrada aqui foi deixada de fora',
    asCode: 'Uma nota de outro editor aparece como código',
    noNoteShowsIt: 'Nenhuma nota mostra este arquivo',
    drawing: 'Um desenho agora é uma imagem',
    lock: 'O bloqueio não foi mantido',
    damagedFacts: 'Está danificado, então faltam datas, ícones e a ordem das páginas',
    keepTrash: 'Estava na lixeira do Google Keep',
    color: 'A cor não foi mantida',
    pictureMissing: 'Falta uma imagem no arquivo',
    blockMissing: 'Uma referência a um bloco que não existe',
    logseqSettings: 'As configurações do Logseq',
    inTrashOf: (program) => `Estava na lixeira do ${program}`,
    partOfNote: 'Um link para parte de uma nota leva à nota inteira',
    onlyObsidian: 'Só o Obsidian consegue mostrar',
    mention: 'Uma menção virou texto',
    columns: (count) => `Só as primeiras ${count} colunas da tabela foram mantidas`,
    rows: (count) => `Só as primeiras ${count} linhas da tabela cabem em uma nota`,
    label: 'Um rótulo ou uma relação não foi mantido',
    clone: 'Um clone: a nota em si está no primeiro lugar dela',
    pageOfExport: 'Uma página da exportação, não uma nota',
    noText: 'Não tem texto',
    notMarkdown: 'Não é Markdown. Exporte do Trilium como Markdown',
    ofKind: (kind) => `Uma nota do tipo “${kind}”`,
    hiddenFolder: 'Uma pasta oculta, que não contém notas',
    hiddenFile: 'Um arquivo oculto',
    obsidianSettings: 'As configurações do Obsidian',
    deletedThere: 'O que foi excluído lá',
    programs: 'Uma pasta de programas',
    symbolicLink: 'Um link simbólico, que não é seguido',
    sameName: 'Outro arquivo com este nome veio antes no arquivo compactado',
    besideParts: 'Está ao lado das partes de uma exportação, e só elas são lidas',
    otherPart: 'Outra parte contém outro arquivo com este nome',
    renamed: 'Renomeado',
    titleShortened: 'O título foi encurtado',
    tooComplex: 'Complexo demais para mostrar, então será texto simples',
    encryptedText:
      'Um texto criptografado ficou de fora. Descriptografe-o no Evernote e exporte a nota de novo',
    encryptedInEvernote: 'Criptografado no Evernote',
    textColors: 'As cores do texto não foram mantidas',
    mergedCells: 'Células mescladas de uma tabela foram divididas',
    tag: 'Uma tag não foi mantida',
    pictureKind: 'Uma imagem de tipo desconhecido ficou de fora',
    publicAddress: 'O endereço público não foi mantido',
    wasShared: 'Estava compartilhado com outras pessoas',
    linkMissing: 'Um link leva a algo que não está no backup',
    deadLink: 'Um link não leva a lugar nenhum',
  },
} satisfies Partial<ApiCatalogue>;
