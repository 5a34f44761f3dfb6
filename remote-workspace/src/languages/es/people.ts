import type { Translation } from '@my-note/contract/language';
import type { peopleTexts } from '../../people/texts.ts';
import { count, notes } from './count.ts';

export const people: Translation<typeof peopleTexts> = {
  pageTitle: 'Personas',
  forbidden: 'Solo el operador puede abrir esta página',
  forbiddenText: 'Muestra las cuentas de este sitio. Si necesitas algún cambio, pídelo a tu administrador.',

  accounts: 'Cuentas',
  accountsHint: 'Solo cifras: aquí no se muestran las notas de nadie más.',
  search: 'Buscar por nombre o correo',
  loading: 'Cargando cuentas',
  loadingMore: 'Cargando más cuentas',
  unknown: 'No se pudieron cargar las cuentas',
  noMatch: 'Ninguna cuenta coincide. Prueba con menos palabras.',
  total: (n) => count(n, 'cuenta', 'cuentas'),

  operator: 'Operador',
  disabled: 'Desactivada',
  you: 'Tú',
  activeWhen: (when) => `Última actividad: ${when}`,
  neverActive: 'Sin actividad',
  notes,
  sessions: (n) => count(n, 'sesión', 'sesiones'),
  deletedWhen: (when) => `Se elimina ${when}`,

  backups: 'Copias de seguridad',
  backupsHint: 'Copias cifradas de todo, creadas por el servidor.',
  loadingBackups: 'Cargando copias de seguridad',
  backupsUnknown: 'No se pudieron cargar las copias de seguridad',
  noBackups: 'No se crean copias de seguridad automáticas. Define BACKUP_EVERY y BACKUP_TO en el servidor.',
  backupsFailSince: (when, reason) =>
    `Las copias de seguridad están fallando. Primer fallo: ${when}. ${reason}`,
  lastBackup: 'Última copia correcta',
  backupMade: (when, size, rows, files) =>
    `${when}: ${size}, ${count(rows, 'fila', 'filas')}, ${count(files, 'archivo adjunto', 'archivos adjuntos')}`,
  neverBackedUp: 'Ninguna todavía',
  backupPlace: 'Se guardan en',
  nextBackup: 'Próxima copia',
  nextBackupWhen: (when, n) =>
    `${when}. Se ${n === 1 ? 'conserva' : 'conservan'} ${count(n, 'copia', 'copias')}`,

  actionsOf: (name) => `Acciones de ${name}`,
  passwordLink: 'Crear enlace de contraseña',
  disable: 'Desactivar cuenta',
  enable: 'Activar cuenta',
  makeOperator: 'Nombrar operador',
  unmakeOperator: 'Quitar rol de operador',
  deleteAccount: 'Eliminar cuenta',
  keepAccount: 'Conservar cuenta',

  disableTitle: (name) => `¿Desactivar la cuenta de ${name}?`,
  disableText:
    'Se cerrará su sesión en todos los dispositivos, sus tokens de acceso dejarán de funcionar y sus enlaces compartidos se cerrarán. No se elimina nada y puedes volver a activar la cuenta.',
  deleteTitle: (name) => `¿Eliminar la cuenta de ${name}?`,
  deleteText:
    'Su sesión se cierra ahora. A los 7 días, todas sus notas y archivos se eliminarán definitivamente. Hasta entonces puedes conservar la cuenta; también se conserva si la persona inicia sesión.',
  operatorTitle: (name) => `¿Nombrar operador a ${name}?`,
  operatorText:
    'Los operadores ven esta página: pueden desactivar y eliminar cuentas, e invitar a otras personas.',
  unmakeTitle: (name) => `¿Quitar a ${name} el rol de operador?`,
  unmakeText: 'Conserva su cuenta y sus notas, pero ya no podrá abrir esta página.',

  linkTitle: (name) => `Enlace de contraseña para ${name}`,
  linkText: 'Envíaselo por un canal de confianza. Sirve una sola vez y solo se muestra ahora.',
  linkLabel: 'Enlace de contraseña',
  done: 'Listo',

  invitations: 'Invitaciones',
  invitationsHint:
    'Cada enlace sirve para crear una sola cuenta en el plazo de una semana, aunque el registro esté cerrado.',
  invite: 'Invitar a alguien',
  inviteFor: '¿Para quién es?',
  inviteForHint: 'Un apunte para ti, por ejemplo, un nombre.',
  createInvitation: 'Crear invitación',
  cancel: 'Cancelar',
  invitationFor: (label) => `Invitación para ${label}`,
  invitationText: 'Envía este enlace a la persona. Sirve una sola vez y solo se muestra ahora.',
  invitationLabel: 'Enlace de invitación',
  noInvitations: 'Aún no hay invitaciones. Invita a alguien a crear una cuenta.',
  invitationsUnknown: 'No se pudieron cargar las invitaciones',
  loadingInvitations: 'Cargando invitaciones',
  unnamed: 'Invitación',
  expiresWhen: (when) => `Expira ${when}`,
  expiredWhen: (when) => `Expiró ${when}`,
  usedWhen: (when) => `Usada ${when}`,
  revoke: 'Revocar',

  activity: 'Actividad de este sitio',
  activityHint: 'Inicios de sesión y otros eventos de seguridad de todas las cuentas en los últimos 90 días.',
  loadingActivity: 'Cargando la actividad',
  loadingMoreActivity: 'Cargando más actividad',
  activityUnknown: 'No se pudo cargar la actividad',
};
