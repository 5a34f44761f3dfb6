import { numberFormat, type Translation } from '@my-note/contract/language';
import type { settingsTexts } from '../../features/settings/texts.ts';

const number = numberFormat();

export const settings: Translation<typeof settingsTexts> = {
  title: 'Configuración',
  youtube: 'Youtube Reader',
  youtubeHint: 'Muestra Youtube Reader en el menú.',
  prefix: 'Mostrar solo notas con el prefijo',
  prefixHint: 'Las notas cuya dirección empieza de otra forma se ocultan, no se eliminan.',
  prefixPlaceholder: 'prefijo',

  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  textSize: 'Tamaño del texto',
  textSizes: { S: 'Pequeño', M: 'Mediano', L: 'Grande' },
  noteFont: 'Fuente de las notas',
  noteFonts: { serif: 'Con serifas', sans: 'Sin serifas', mono: 'Monoespaciada' },
  toolbar: 'Mostrar siempre la barra de formato',
  toolbarHint: 'Sin ella, las herramientas aparecen al seleccionar texto o al escribir /.',
  editButton: 'Editar solo con el botón Editar',
  editButtonHint: 'Así, un clic en el texto de una nota solo selecciona.',
  singleKeys: 'Atajos de una sola tecla',
  singleKeysHint: 'Por ejemplo, ? para ver la lista de atajos. Los atajos con Ctrl o Cmd funcionan siempre.',
  onThisDevice: 'Esta configuración se guarda en este navegador.',

  appearance: 'Apariencia',
  appearanceHint: 'Solo tú ves estos cambios, en todos tus dispositivos.',
  accent: 'Color de énfasis',
  accents: {
    teal: 'Turquesa',
    blue: 'Azul',
    violet: 'Violeta',
    pink: 'Rosa',
    red: 'Rojo',
    orange: 'Naranja',
    green: 'Verde',
    graphite: 'Grafito',
  },
  siteAccent: 'Estándar',
  otherAccent: 'Otro color',
  darker: 'Se muestra más oscuro en el tema claro para que el texto se lea bien.',
  lighter: 'Se muestra más claro en el tema oscuro para que el texto se lea bien.',
  undoAccent: 'Deshacer',
  css: 'CSS personalizado',
  cssHint:
    'Cambia el aspecto de tus páginas solo para ti. Las direcciones de otros sitios no cargan nada. Si ya no encuentras la configuración, añade ?safe a la dirección de una página.',
  cssSafe: 'El CSS personalizado está desactivado en esta página porque su dirección llevaba ?safe.',
  cssFailed: 'No se pudo cargar tu CSS personalizado.',
  cssPlaceholder: 'main h2 { font-weight: 400; }',
  cssProblem: (line, message) => `Línea ${line}: ${message}`,
  cssMore: (count) => `Y ${number(count)} más.`,
  cssBroken: 'No se guardó. Tu texto sigue en el campo.',
  cssUnclosed: (bracket) => `${bracket} no se cierra`,
  cssUnopened: (bracket) => `${bracket} no cierra nada`,
  cssString: 'Falta cerrar unas comillas',
  cssComment: 'Falta cerrar un comentario con */',
  cssImport: '@import no es compatible. Pega las reglas directamente',
  cssTooLong: (length, most) =>
    `${number(length)} caracteres son demasiados. Caben ${number(most)} como máximo`,
  saveCss: 'Guardar CSS',
  cssSaved: 'CSS personalizado guardado',

  notifications: 'Notificaciones',
  notificationsHint:
    'Elige de qué quieres recibir notificaciones. Los mensajes de tu administrador se muestran siempre.',
  kinds: {
    'share-viewed': 'Alguien abre uno de tus enlaces por primera vez',
    'share-expired': 'Uno de tus enlaces expira',
    'request-status': 'Una de tus solicitudes recibe respuesta',
    videos: 'Videos nuevos',
    files: 'Termina una importación o exportación',
  },

  pictures: 'Imágenes de otros sitios',
  picturesHint: 'Las imágenes de estos sitios se cargan sin hacer clic.',
  removeSite: 'Quitar',
  removeSiteNamed: (site) => `Dejar de mostrar siempre las imágenes de ${site}`,

  pictureData: 'Conservar los datos de la cámara en las imágenes',
  pictureDataHint:
    'El lugar, la hora y el dispositivo de una foto se eliminan al añadirla, porque al compartirla otras personas los verían. Con esta opción se conservan en las imágenes que añadas a partir de ahora.',

  tokens: 'Tokens de acceso',
  tokensHint:
    'Para scripts y otros programas. Quien tenga un token puede leer tus notas, así que trátalo como una contraseña.',
  noTokens: 'Aún no hay tokens de acceso.',
  tokensUnknown: 'No se pudieron cargar tus tokens de acceso.',
  newToken: 'Nuevo token',
  tokenName: 'Nombre',
  tokenNameHint: 'Para qué sirve, por ejemplo, “Script de copias”.',
  scope: 'Acceso',
  scopes: { read: 'Lectura', write: 'Lectura y escritura' },
  expires: 'Expira',
  lifetimes: { 30: 'En 30 días', 90: 'En 90 días', 365: 'En un año', never: 'Nunca' },
  createToken: 'Crear token',
  cancel: 'Cancelar',
  tokenOnce: 'Copia el token ahora. No se volverá a mostrar.',
  tokenValue: 'El nuevo token',
  done: 'Listo',
  revoke: 'Revocar',
  revokeNamed: (name) => `Revocar ${name}`,
  revokeTitle: (name) => `¿Revocar “${name}”?`,
  revokeText: 'Los programas que lo usan dejarán de funcionar de inmediato.',
  never: 'No expira',
  expiresOn: 'Expira',
  expired: 'Expiró',
  unused: 'Nunca usado',
  used: 'Usado',

  apiDocs: 'Documentación de la API',

  about: 'Acerca de My Note',

  account: 'Cuenta',
  accountHint: 'Nombre, contraseña, dispositivos y actividad de tu cuenta.',
  openAccount: 'Abrir cuenta',

  ownNotes: 'Tus notas',
  ownNotesHint: 'Exporta tus notas o impórtalas desde otro programa.',
  transfer: 'Importar y exportar',
};
