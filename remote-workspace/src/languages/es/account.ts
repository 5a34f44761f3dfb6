import { dateFormat, pluralIn, type Translation } from '@my-note/contract/language';
import type { activityTexts } from '../../account/activity/texts.ts';
import type { deletionTexts } from '../../account/deletion/texts.ts';
import type { devicesTexts } from '../../account/devices/texts.ts';
import type { identitiesTexts } from '../../account/identities/texts.ts';
import type { passwordTexts } from '../../account/password/texts.ts';
import type { profileTexts } from '../../account/profile/texts.ts';
import type { accountTexts } from '../../account/texts.ts';

const plural = pluralIn('es');
const day = dateFormat({ dateStyle: 'long' });

export const account: Translation<typeof accountTexts> = {
  pageTitle: 'Cuenta',
  loading: 'Cargando',
  unknown: 'No se pudo cargar tu cuenta',
  elsewhereTitle: 'Nombre, correo y contraseña',
  elsewhere: (email) =>
    `Inicias sesión como ${email} con otro servicio. Cambia allí tu nombre, imagen, correo y contraseña.`,
  connections: 'Conexiones',
  connectionsHint: 'Los tokens de acceso y los webhooks permiten que otros programas usen tus notas.',
  openConnections: 'Abrir conexiones',
  cancel: 'Cancelar',
  password: 'Tu contraseña',
};

export const activity: Translation<typeof activityTexts> = {
  title: 'Actividad',
  hint: 'Inicios de sesión y otros eventos de seguridad de los últimos 90 días. ¿Ves algo que no hiciste tú? Cambia tu contraseña.',
  loading: 'Cargando la actividad',
  loadingMore: 'Cargando más actividad',
  unknown: 'No se pudo cargar tu actividad',
  empty: 'Aún no hay nada. En esta lista aparecerán los inicios de sesión y los cambios en tu cuenta.',
  kinds: {
    'signed-in': 'Sesión iniciada',
    'sign-in-failed': 'Inicio de sesión fallido: contraseña incorrecta',
    'signed-out': 'Sesión cerrada',
    'signed-out-everywhere': 'Sesión cerrada en otros dispositivos',
    'email-changed': 'Correo electrónico cambiado',
    'password-changed': 'Contraseña cambiada',
    'deletion-scheduled': 'Eliminación de la cuenta programada',
    'deletion-canceled': 'Eliminación de la cuenta cancelada',
    'password-link-created': 'Enlace para una contraseña nueva creado',
    'password-reset': 'Contraseña reemplazada mediante un enlace',
    'share-created': 'Enlace compartido creado',
    'share-removed': 'Enlace compartido eliminado',
    'token-created': 'Token de acceso creado',
    'token-revoked': 'Token de acceso revocado',
    'two-step-on': 'Verificación en dos pasos activada',
    'two-step-off': 'Verificación en dos pasos desactivada',
    'recovery-codes-renewed': 'Nuevos códigos de recuperación creados',
    'second-step-failed': 'Inicio de sesión fallido: contraseña correcta, código incorrecto',
    'recovery-code-used': 'Código de recuperación usado para iniciar sesión',
    'passkey-added': 'Llave de acceso añadida',
    'passkey-removed': 'Llave de acceso eliminada',
    'identity-linked': 'Inicio de sesión único añadido a la cuenta',
    'account-disabled': 'Cuenta desactivada',
    'account-enabled': 'Cuenta activada',
    'operator-made': 'Rol de operador asignado',
    'operator-unmade': 'Rol de operador retirado',
    'invitation-created': 'Invitación creada',
    'invitation-revoked': 'Invitación revocada',
  },
  unnamed: 'Otro evento',
  actors: { self: '', operator: 'Por tu administrador', unknown: '' },
};

export const deletion: Translation<typeof deletionTexts> = {
  title: 'Eliminar cuenta',
  hint: 'Elimina tu cuenta con todas las notas, archivos y enlaces compartidos al cabo de 7 días.',
  open: 'Eliminar cuenta…',
  dialogTitle: '¿Eliminar tu cuenta?',
  text: 'Se cerrará tu sesión en todas partes y tus enlaces compartidos dejarán de funcionar ahora. A los 7 días todo se eliminará para siempre. Si inicias sesión antes, conservarás tu cuenta.',
  exportFirst: 'Exporta antes tus notas',
  confirm: (email) => `Escribe ${email} para confirmar`,
  signInFirst:
    'Primero cierra la sesión y vuelve a iniciarla. Después tendrás 10 minutos para eliminar tu cuenta.',
  submit: 'Eliminar cuenta',
  planned: 'Tu cuenta se eliminará',
  plannedHint: (at) => `Será el ${day(new Date(at))}. Inicia sesión antes para conservarla.`,
};

export const devices: Translation<typeof devicesTexts> = {
  title: 'Dispositivos',
  hint: 'Dónde tienes la sesión iniciada.',
  unknown: 'No se pudieron cargar tus dispositivos',
  unknownDevice: 'Dispositivo desconocido',
  thisDevice: 'Este dispositivo',
  usedWhen: (when) => `Último uso: ${when}`,
  signOut: 'Cerrar sesión',
  signOutOthers: 'Cerrar las demás sesiones',
  signOutAll: 'Cerrar todas las sesiones',
  signOutAllTitle: '¿Cerrar todas las sesiones?',
  signOutAllText:
    'Se cerrará tu sesión en todos los dispositivos, también en este. El texto sin guardar se queda en cada dispositivo.',
};

export const identities: Translation<typeof identitiesTexts> = {
  title: 'Formas de iniciar sesión',
  hint: 'Todas abren esta cuenta.',
  unknown: 'No se pudieron cargar las formas de iniciar sesión',
  embedded: 'Correo y contraseña',
  oidc: (issuer) => `Inicio de sesión único en ${issuer}`,
  firebase: 'Firebase',
  usedWhen: (when) => `Último uso: ${when}`,
};

export const password: Translation<typeof passwordTexts> = {
  title: 'Contraseña',
  hint: 'Al cambiarla se cierra la sesión en todos tus demás dispositivos. Los tokens de acceso siguen funcionando hasta que los revoques.',
  current: 'Contraseña actual',
  next: 'Contraseña nueva',
  change: 'Cambiar contraseña',
  changed: (ended) =>
    ended === 0
      ? 'Contraseña cambiada.'
      : `Contraseña cambiada. ${plural(ended, {
          one: 'Se cerró la sesión en 1 dispositivo más.',
          other: `Se cerró la sesión en ${ended} dispositivos más.`,
        })}`,
};

export const profile: Translation<typeof profileTexts> = {
  title: 'Nombre e imagen',
  hint: 'Solo tú ves tu imagen.',
  name: 'Nombre',
  saveName: 'Guardar nombre',
  nameSaved: 'Nombre guardado',
  choosePicture: 'Elegir una imagen',
  changePicture: 'Cambiar imagen',
  removePicture: 'Quitar imagen',
  picture: 'Tu imagen',
  wrongKind: 'No se pudo leer esta imagen. Elige un archivo PNG, JPEG o WebP.',

  email: 'Correo electrónico',
  emailHint: (email) => `Inicias sesión como ${email}.`,
  newEmail: 'Correo nuevo',
  change: 'Cambiar correo',
  emailSaved: (email) => `Correo cambiado. A partir de ahora, inicia sesión como ${email}.`,
};
