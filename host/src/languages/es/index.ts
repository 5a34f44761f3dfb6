import { catalogue as contract } from '@my-note/contract/languages/es';
import { catalogue as kit } from '@my-note/kit/languages/es';
import type { HostCatalogue } from '../catalogue.ts';
import { about } from './about.ts';
import { commands } from './commands.ts';
import { error } from './error.ts';
import { home } from './home.ts';
import { host as shell } from './host.ts';
import { embedded, firebase, oidc, reset } from './identity.ts';
import { login } from './login.ts';
import { push } from './push.ts';
import { search } from './search.ts';
import { settings } from './settings.ts';
import { overview, tree } from './tree.ts';

const host: HostCatalogue = {
  host: shell,
  'host/about': about,
  'host/commands': commands,
  'host/embedded': embedded,
  'host/error': error,
  'host/firebase': firebase,
  'host/home': home,
  'host/identity': {
    unknown: 'Este sitio usa un servicio de inicio de sesión que esta versión de My Note no conoce.',
  },
  'host/isolated': {
    leaveTitle: '¿Abrir otro sitio?',
    leaveText: (remote) =>
      `${remote} lleva a la dirección de abajo. Puede contener lo que ${remote} ha leído de tus notas.`,
    openSite: (site) => `Abrir ${site}`,
    notGranted: 'Esta página no tiene permiso para esto',
    notFound: 'No existe esa nota o esta página no tiene permiso para verla',
    onlyText: 'Esta página solo tiene permiso para el texto de la nota, con su versión base',
    unreachable: 'No se puede conectar con el servicio',
    signedOut: 'No hay ninguna sesión iniciada',
    tooMany: 'Demasiadas llamadas a la vez',
  },
  'host/keyboard': {
    title: 'Atajos de teclado',
    filter: 'Filtrar atajos',
    none: (typed) => `No hay ningún atajo para “${typed}”`,
    followedBy: 'y luego',
    off: 'Los atajos de una sola tecla están desactivados en la configuración.',
    groups: { act: 'En cualquier lugar', goTo: 'Ir a' },
  },
  'host/login': login,
  'host/notifications': { untitled: 'Notificación', detail: 'Detalle' },
  'host/oidc': oidc,
  'host/overview': overview,
  'host/push': push,
  'host/reset': reset,
  'host/search': search,
  'host/settings': settings,
  'host/sidebar': {
    savedSearches: 'Búsquedas guardadas',
    allSearches: 'Todas y nuevas',
    width: 'Ancho de la barra lateral',
    widthHint: 'Arrastra para cambiar el ancho; haz doble clic para restablecerlo',
  },
  'host/tree': tree,
  'host/user-menu': {
    notifications: 'Notificaciones',
    notificationsUnread: (count) => `Notificaciones, ${count} sin leer`,
    account: 'Cuenta',
    people: 'Personas',
    releases: 'Lanzamientos',
    settings: 'Configuración',
    logout: 'Cerrar sesión',
  },
  'host/youtube': {
    page: 'Youtube Reader',
    title: 'Youtube Reader está desactivado',
    text: 'Muestra los videos nuevos de los canales que sigues y te permite tomar notas a su lado. También puedes activarlo, o volver a desactivarlo, en Configuración, dentro del menú de usuario.',
    turnOn: 'Activar Youtube Reader',
  },
};

export const catalogue = { ...contract, ...kit, ...host };
