import { numberFormat } from '../../language/index.ts';
import type { ContractCatalogue } from '../catalogue.ts';

const number = numberFormat();

export const messages = {
  'contract/account': {
    enterPassword: 'Escribe tu contraseña',
    enterCode: 'Escribe el código',
    noCode: 'Esto no es un código',
    nameRequired: 'Falta el nombre',
    most60: '60 caracteres como máximo',
    sayChange: 'Indica qué hay que cambiar',
    noteTooLong: 'El comentario puede tener 100 caracteres como máximo',
    noAddress: 'Esto no es una dirección',
    noSecret: 'Esto no es un secreto de un navegador',
    noKey: 'Esto no es una clave de un navegador',
    diagnosticsTooLong: (characters) =>
      `El diagnóstico puede tener ${number(characters)} caracteres como máximo`,
    titleRequired: 'Falta el título',
    titleTooLong: 'El título puede tener 200 caracteres como máximo',
    descriptionRequired: 'Falta la descripción',
    descriptionTooLong: 'La descripción puede tener 10 000 caracteres como máximo',
    enterDate: 'Escribe una fecha, como 2030-12-31, o null para un token que no caduque',
    emailTooLong: (characters) => `La dirección de correo puede tener ${characters} caracteres como máximo`,
    enterEmail: 'Escribe una dirección de correo, como ada@example.org',
    passwordTooLong: 'La contraseña puede tener 128 caracteres como máximo',
    passwordTooShort: (characters) => `La contraseña necesita al menos ${characters} caracteres`,
    nameTooLong: 'El nombre puede tener 120 caracteres como máximo',
    enterWebAddress: 'Escribe una dirección, como https://example.org/hook',
    chooseEvent: 'Elige al menos un evento',
  },
  'contract/items': {
    categoryLevels: (levels) => `Una categoría puede tener ${levels} niveles como máximo`,
    nothingToAppend: 'No hay nada que añadir',
    keyCharacters: 'La clave se compone de caracteres ASCII visibles, sin espacios',
    keyTooLong: (characters) => `La clave puede tener ${characters} caracteres como máximo`,
    aTitleRequired: 'Falta el título',
    titleTooLong: (characters) => `El título puede tener ${characters} caracteres como máximo`,
    mostTags: (count) => `${count} etiquetas a la vez como máximo`,
    titleRequired: 'Falta el título',
    titleCharacters: 'Solo se permiten letras, números, & y -',
    sendOrder: 'Envía { id, before o after } para mover, o { order, version } para toda la lista',
    oneEmoji: 'Elige un solo emoji',
    mostIds: (count) => `${count} identificadores como máximo, separados por comas`,
    mostItems: (count) => `${count} elementos a la vez como máximo`,
    mostEntries: (count) => `${count} entradas a la vez como máximo`,
    noteTooLong: (characters) =>
      `Una nota puede tener ${number(characters)} caracteres como máximo. Divídela en dos`,
    sayWhat: 'Escribe qué quieres buscar',
    searchTooLong: (characters) => `Una búsqueda puede tener ${characters} caracteres como máximo`,
    aNameRequired: 'Falta el nombre',
    nameTooLong: (characters) => `El nombre puede tener ${characters} caracteres como máximo`,
    passwordTooShort: (characters) => `La contraseña necesita al menos ${characters} caracteres`,
    passwordTooLong: 'La contraseña puede tener 128 caracteres como máximo',
    enterPassword: 'Escribe la contraseña',
    sendNext: 'Envía lo que la respuesta anterior tenía como next',
    nameRequired: 'Falta el nombre',
    dayForm: 'Un día se escribe como 2026-12-01',
    monthForm: 'Un mes se escribe como 2026-12',
    timeForm: 'Una hora se escribe como 14:05',
    tagTooLong: (characters) => `Una etiqueta puede tener ${characters} caracteres como máximo`,
    tagForm:
      'Una etiqueta tiene letras, números, _ y -, con al menos una letra, y niveles separados por /, como work/log',
    mostNotes: (count) => `${count} notas a la vez como máximo`,
  },
  'contract/search': {
    hasTakes: (value) => `has: admite task, image o file, no «${value}»`,
    takesDay: (kind, value) => `${kind}: admite un día como ${kind}:2026-12-01, no «${value}»`,
    noCategory: (name) =>
      `No hay ninguna categoría «${name}». Escribe su título o su ruta, como in:"Work/Log"`,
  },
  'contract/site': {
    cssTooLong: (characters) => `${number(characters)} caracteres como máximo`,
    noVersion: 'Esto no es una versión',
    reasonTooLong: 'El motivo puede tener 300 caracteres como máximo',
    enterChannel: 'Escribe la dirección de un canal, un @identificador o la dirección de un vídeo',
    noChannels: 'El archivo no contiene ningún canal',
    mostChannels: '5000 canales a la vez como máximo',
    noCursor: 'no es el cursor de una respuesta',
    transcriptEmpty: 'La transcripción está vacía',
    transcriptLines: 'La transcripción tiene demasiadas líneas',
    transcriptTooLong: 'La transcripción supera el millón de caracteres',
  },
  'contract/transfer': {
    jex: 'Un archivo .jex es un archivo de Joplin. Al exportar, elige «MD - Markdown + Front Matter» y después la carpeta que se crea',
    notionHtml:
      'Esto es una exportación de Notion como HTML. Al exportar, elige «Markdown & CSV» e importa eso',
    oneNote:
      'Los archivos de OneNote (.one) no se pueden leer. En OneNote para Windows, elige File, Export, Page, «Single File Web Page (.mht)» e importa ese archivo',
    memosDatabase:
      'Esto es la base de datos de Memos. En Memos, abre Settings, Export, e importa el archivo que se crea',
  },
} satisfies Partial<ContractCatalogue>;
