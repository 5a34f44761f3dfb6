import { pluralIn, type Translation } from '@my-note/contract/language';
import type { factorsTexts } from '../../account/factors/texts.ts';

const plural = pluralIn('es');

export const factors: Translation<typeof factorsTexts> = {
  title: 'Llaves de acceso y verificación en dos pasos',
  hint: 'Protege tu cuenta con algo más que una contraseña.',
  loading: 'Cargando tus formas de iniciar sesión',
  unknown: 'No se pudo cargar cómo inicias sesión',
  elsewhere: 'Inicias sesión con otro servicio. Allí encontrarás estas opciones.',
  password: 'Tu contraseña',
  cancel: 'Cancelar',
  next: 'Siguiente',

  passkeys: 'Llaves de acceso',
  passkeysHint: 'Inicia sesión con tu huella, tu cara o un PIN. Sin contraseña y sin código.',
  noPasskeys: 'Aún no hay llaves de acceso. Añade una para este dispositivo o para tu gestor de contraseñas.',
  passkeysUnsupported:
    'Este navegador no puede usar llaves de acceso aquí. Necesitan HTTPS y una dirección con nombre.',
  addPasskey: 'Añadir llave de acceso',
  passkeyName: 'Nombre',
  passkeyNameHint: 'Solo para tu lista; por ejemplo, el dispositivo en el que está.',
  passkeyAdded: 'Llave de acceso añadida',
  passkeyCanceled:
    'No se añadió ninguna llave de acceso. Vuelve a intentarlo y confirma cuando tu dispositivo lo pida.',
  passkeyKnown: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  addedWhen: (when) => `Añadida ${when}`,
  usedWhen: (when) => `último uso: ${when}`,
  neverUsed: 'nunca usada',
  synced: 'sincronizada por un gestor de contraseñas',
  rename: 'Cambiar nombre',
  save: 'Guardar',
  remove: 'Eliminar',
  removeTitle: (name) => `¿Eliminar la llave de acceso “${name}”?`,
  removeText:
    'Ya no servirá para iniciar sesión en tu cuenta. Elimínala también en su dispositivo o en tu gestor de contraseñas.',

  twoStep: 'Verificación en dos pasos',
  twoStepHint: 'Después de tu contraseña, un código de una app de autenticación en tu teléfono.',
  isOff: 'Desactivada',
  onSinceWhen: (when) => `Activada ${when}`,
  codesLeft: (count) =>
    plural(count, {
      one: 'queda 1 código de recuperación',
      other: `quedan ${count} códigos de recuperación`,
    }),
  turnOn: 'Activar la verificación en dos pasos',
  turnOff: 'Desactivar la verificación en dos pasos',
  turnedOff: 'La verificación en dos pasos está desactivada',
  newCodes: 'Crear nuevos códigos de recuperación',
  makeCodes: 'Crear códigos',
  newCodesText: 'Tus códigos de recuperación anteriores dejarán de funcionar.',
  turnOffText: 'Después bastará tu contraseña para iniciar sesión en tu cuenta.',
  scan: 'Escanea este código con una app de autenticación, como Aegis, 2FAS o la de tu gestor de contraseñas.',
  qrCode: 'Código QR con la clave para tu app de autenticación',
  textKey: 'O escribe esta clave',
  code: 'Código',
  codeHint: 'Los seis dígitos que la app muestra ahora.',
  codesTitle: 'Tus códigos de recuperación',
  codesText:
    'Con cada uno puedes iniciar sesión una vez cuando no tengas tu teléfono. Guárdalos donde guardas tus contraseñas: solo se muestran ahora.',
  copyCodes: 'Copiar códigos',
  copied: 'Copiado',
  copyFailed: 'No se pudo copiar. Descarga los códigos',
  downloadCodes: 'Descargar códigos',
  codesFile: 'my-note-codigos-de-recuperacion.txt',
  codesFileHead: 'Códigos de recuperación de My Note. Cada uno sirve una sola vez.',
  kept: 'Ya los guardé',
};
