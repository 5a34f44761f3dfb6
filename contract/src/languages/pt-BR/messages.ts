import { numberFormat } from '../../language/index.ts';
import type { ContractCatalogue } from '../catalogue.ts';

const number = numberFormat();

export const messages = {
  'contract/account': {
    enterPassword: 'Digite sua senha',
    enterCode: 'Digite o código',
    noCode: 'Isto não é um código',
    nameRequired: 'Informe um nome',
    most60: 'No máximo 60 caracteres',
    sayChange: 'Informe o que mudar',
    noteTooLong: 'A observação pode ter no máximo 100 caracteres',
    noAddress: 'Isto não é um endereço',
    noSecret: 'Isto não é um segredo de um navegador',
    noKey: 'Isto não é uma chave de um navegador',
    diagnosticsTooLong: (characters) => `O diagnóstico pode ter no máximo ${number(characters)} caracteres`,
    titleRequired: 'Informe um título',
    titleTooLong: 'O título pode ter no máximo 200 caracteres',
    descriptionRequired: 'Informe uma descrição',
    descriptionTooLong: 'A descrição pode ter no máximo 10.000 caracteres',
    enterDate: 'Digite uma data, como 2030-12-31, ou null para um token que não expira',
    emailTooLong: (characters) => `O endereço de e-mail pode ter no máximo ${characters} caracteres`,
    enterEmail: 'Digite um endereço de e-mail, como ada@example.org',
    passwordTooLong: 'A senha pode ter no máximo 128 caracteres',
    passwordTooShort: (characters) => `A senha precisa de pelo menos ${characters} caracteres`,
    nameTooLong: 'O nome pode ter no máximo 120 caracteres',
    enterWebAddress: 'Digite um endereço, como https://example.org/hook',
    chooseEvent: 'Escolha pelo menos um evento',
  },
  'contract/items': {
    categoryLevels: (levels) => `Uma categoria pode ter no máximo ${levels} níveis`,
    nothingToAppend: 'Não há nada para acrescentar',
    keyCharacters: 'A chave tem caracteres ASCII visíveis, sem espaços',
    keyTooLong: (characters) => `A chave pode ter no máximo ${characters} caracteres`,
    aTitleRequired: 'Informe um título',
    titleTooLong: (characters) => `O título pode ter no máximo ${characters} caracteres`,
    mostTags: (count) => `No máximo ${count} tags de uma vez`,
    titleRequired: 'Informe um título',
    titleCharacters: 'Só são permitidos letras, números, & e -',
    sendOrder: 'Envie { id, before ou after } para mover, ou { order, version } para a lista toda',
    oneEmoji: 'Escolha um único emoji',
    mostIds: (count) => `No máximo ${count} ids, separados por vírgulas`,
    mostItems: (count) => `No máximo ${count} itens de uma vez`,
    mostEntries: (count) => `No máximo ${count} itens de uma vez`,
    noteTooLong: (characters) =>
      `Uma nota pode ter no máximo ${number(characters)} caracteres. Divida-a em duas`,
    sayWhat: 'Digite o que você procura',
    searchTooLong: (characters) => `Uma busca pode ter no máximo ${characters} caracteres`,
    aNameRequired: 'Informe um nome',
    nameTooLong: (characters) => `O nome pode ter no máximo ${characters} caracteres`,
    passwordTooShort: (characters) => `A senha precisa de pelo menos ${characters} caracteres`,
    passwordTooLong: 'A senha pode ter no máximo 128 caracteres',
    enterPassword: 'Digite a senha',
    sendNext: 'Envie o que a resposta anterior tinha como next',
    nameRequired: 'Informe um nome',
    dayForm: 'Um dia é escrito como 2026-12-01',
    monthForm: 'Um mês é escrito como 2026-12',
    timeForm: 'Um horário é escrito como 14:05',
    tagTooLong: (characters) => `Uma tag pode ter no máximo ${characters} caracteres`,
    tagForm:
      'Uma tag tem letras, números, _ e -, com pelo menos uma letra, e níveis separados por /, como work/log',
    mostNotes: (count) => `No máximo ${count} notas de uma vez`,
  },
  'contract/search': {
    hasTakes: (value) => `has: aceita task, image ou file, não “${value}”`,
    takesDay: (kind, value) => `${kind}: aceita um dia como ${kind}:2026-12-01, não “${value}”`,
    noCategory: (name) =>
      `Não há nenhuma categoria “${name}”. Escreva o título ou o caminho dela, como in:"Work/Log"`,
  },
  'contract/site': {
    cssTooLong: (characters) => `No máximo ${number(characters)} caracteres`,
    noVersion: 'Isto não é uma versão',
    reasonTooLong: 'O motivo pode ter no máximo 300 caracteres',
    enterChannel: 'Digite o endereço de um canal, um @identificador ou o endereço de um vídeo',
    noChannels: 'O arquivo não contém nenhum canal',
    mostChannels: 'No máximo 5.000 canais de uma vez',
    noCursor: 'não é o cursor de uma resposta',
    transcriptEmpty: 'A transcrição está vazia',
    transcriptLines: 'A transcrição tem linhas demais',
    transcriptTooLong: 'A transcrição passa de um milhão de caracteres',
  },
  'contract/transfer': {
    jex: 'Um arquivo .jex é um arquivo do Joplin. Ao exportar, escolha “MD - Markdown + Front Matter” e depois a pasta que é criada',
    notionHtml:
      'Esta é uma exportação do Notion como HTML. Ao exportar, escolha “Markdown & CSV” e importe isso',
    oneNote:
      'Arquivos do OneNote (.one) não podem ser lidos. No OneNote para Windows, escolha File, Export, Page, “Single File Web Page (.mht)” e importe esse arquivo',
    memosDatabase:
      'Este é o banco de dados do Memos. No Memos, abra Settings, Export, e importe o arquivo que é criado',
  },
} satisfies Partial<ContractCatalogue>;
