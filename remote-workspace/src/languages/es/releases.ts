import { numberFormat, type Translation } from '@my-note/contract/language';
import type { changeWords } from '../../releases/change/texts.ts';
import type { releasesTexts } from '../../releases/texts.ts';
import { count } from './count.ts';

const number = numberFormat();
const progress = (loads: number, needed: number, percent: number) =>
  `${number(loads)} de ${count(needed, 'carga', 'cargas')} con el ${percent}\u00a0%.`;

export const releases: Translation<typeof releasesTexts> = {
  pageTitle: 'Lanzamientos',
  forbidden: 'Solo el operador puede abrir esta página',
  forbiddenText:
    'Muestra los lanzamientos de los módulos de este sitio. Si necesitas algún cambio, pídelo a tu administrador.',

  remotes: 'Módulos',
  hint: (host, contract, revision) =>
    `Se ejecutan en el host ${host} con el contrato ${contract}. Revisión ${revision} del registro de módulos.`,
  loading: 'Cargando lanzamientos',
  unknown: 'No se pudieron cargar los lanzamientos',
  none: 'Aún no hay nada publicado. Publica un módulo desde la línea de comandos: pnpm remote publish.',

  noStore: 'Este servicio no sabe dónde se publican los módulos',
  noStoreText:
    'Define REMOTE_STORE o SITE_DIR con la carpeta o el bucket del sitio y vuelve a iniciar el servicio.',
  readOnly: 'Aquí solo puedes mirar',
  readOnlyText: (place, obstacle) =>
    `El servicio no puede escribir en ${place} (${obstacle}), así que tampoco puede actuar ningún guardián. Dale acceso de escritura o haz los cambios desde la línea de comandos: pnpm remote.`,
  noReports:
    'Los navegadores no envían informes a este servicio (TELEMETRY está desactivado), así que no hay cifras ni guardián.',

  killed: 'Desactivado para todos',
  removed: 'Retirado',
  canaryMark: (percent) => `Canary ${percent}\u00a0%`,
  guarded: 'Vigilado',
  live: 'Activa',
  canary: 'Canary',
  previous: 'Anterior',
  kept: 'Conservada',
  canaryShare: (percent) => `${percent}\u00a0% de los navegadores`,
  nothingLive: 'No hay ninguna versión activa.',
  noFigures: 'Aún no hay informes',
  loads: (n) => count(n, 'carga', 'cargas'),
  failed: (part) => `${part} con fallos`,
  measured: (measure, value) => `${measure}: ${value}`,

  details: 'Detalles',
  detailsOf: (name) => `Detalles de ${name}`,
  actionsOf: (name) => `Acciones de ${name}`,

  guard: 'Guardián',
  guardToNext: (loads, needed, percent, next, seconds) =>
    `${progress(loads, needed, percent)} Siguiente paso: ${next}\u00a0% de los navegadores, al cabo de ${seconds} como mínimo.`,
  guardToLive: (loads, needed, percent, seconds) =>
    `${progress(loads, needed, percent)} Siguiente paso: activa para todos, al cabo de ${seconds} como mínimo.`,
  guardBegun: (who, when) => `Iniciado por ${who} ${when}. Cuando la barra se llena, el canary se retira.`,
  guardPart: (part) => `${part} de lo necesario para retirarlo`,
  unguarded: 'Ningún guardián vigila este canary.',
  seconds: (seconds) =>
    seconds < 120
      ? count(seconds, 'segundo', 'segundos')
      : count(Math.round(seconds / 60), 'minuto', 'minutos'),

  figures: 'Cifras',
  figuresLoading: 'Cargando cifras',
  figuresUnknown: 'No se pudieron cargar las cifras',
  figuresNone: 'Ningún navegador envió informes en este período.',
  figuresTable: (name) => `Cifras de ${name}`,
  chartsUnknown: 'No se pudieron cargar los gráficos',
  period: 'Período',
  periods: { hour: 'Última hora', day: 'Último día', month: '30 días' },
  measure: 'Medida',
  measures: {
    loads: 'Cargas',
    failures: 'Cargas fallidas',
    errors: 'Errores de código',
    load: 'Tiempo de carga, p75',
    lcp: 'Contenido principal, p75',
    inp: 'Interacción, p75',
  },
  chartSays: (measure, versions) => `${measure}: ${versions}.`,
  chartValue: (role, value) => `${role} ${value}`,
  noValue: 'ninguno',

  versions: 'Versiones',
  versionsHint: (days) =>
    `Se conservan al menos las tres más recientes y todas las que se usaron en ${days === 1 ? 'el último día' : `los últimos ${number(days)} días`}.`,
  publishedWhen: (when) => `Publicada ${when}`,
  contractOf: (contract) => `contrato ${contract}`,

  compare: 'Comparar',
  compareFrom: 'De',
  compareTo: 'A',
  comparing: 'Comparando',
  compareUnknown: 'No se pudieron comparar las versiones',
  compareTable: (from, to) => `De ${from} a ${to}`,
  part: 'Parte',
  difference: 'Diferencia',
  contract: 'Contrato',
  same: 'igual',
  notIn: 'no está',
  parts: (what) => {
    if (what === 'entry') return 'Entrada';
    return what === 'all scripts and styles' ? 'Todos los scripts y estilos' : what;
  },
  sharedModule: (name) => name,
  sharedSame: (n) =>
    n === 1
      ? 'Se requiere 1 paquete compartido en la misma versión.'
      : `Se requieren ${number(n)} paquetes compartidos en las mismas versiones.`,

  history: 'Historial',
  historyHint: 'Todos los cambios de lo que está activo: quién, cuándo y por qué.',
  historyLoading: 'Cargando el historial',
  historyMore: 'Cargando cambios anteriores',
  historyUnknown: 'No se pudo cargar el historial',
  historyNone: 'Aún no hay cambios registrados.',
  moved: (name, part, from, to) => `${name} ${part}: ${from} → ${to}`,
  absent: 'ninguna',
  yes: 'sí',
  no: 'no',
};

const nextPage = 'Las pestañas abiertas conservan lo que ejecutan hasta que vuelvan a cargar una página.';

export const changes: Translation<typeof changeWords> = {
  promote: {
    label: 'Promover',
    title: ({ name, version }) => `¿Promover ${name} ${version}?`,
    text: ({ version, live }) => `Todos reciben ${version} en lugar de ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} ${version} está en producción`,
  },
  rollback: {
    label: 'Volver atrás',
    title: ({ name, version }) => `¿Volver a ${name} ${version}?`,
    text: ({ version, live }) => `Todos reciben otra vez ${version} en lugar de ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} ha vuelto a ${version}`,
  },
  restore: {
    label: 'Recuperar',
    title: ({ name, version }) => `¿Recuperar ${name} ${version}?`,
    text: () => 'Sus páginas y enlaces vuelven a estar disponibles para todos.',
    done: ({ name, version }) => `${name} ${version} vuelve a estar en producción`,
  },
  canary: {
    label: 'Iniciar canary',
    title: ({ name, version }) => `¿Iniciar un canary de ${name} ${version}?`,
    text: ({ live }) => `Una parte de los navegadores lo recibe; los demás siguen con ${live}.`,
    done: ({ name, version }) => `El canary de ${name} ${version} ha empezado`,
  },
  share: {
    label: 'Cambiar porcentaje',
    title: ({ name }) => `¿Cambiar el porcentaje del canary de ${name}?`,
    text: ({ version, live }) =>
      `Ese porcentaje de navegadores recibe ${version}; los demás siguen con ${live}.`,
    done: ({ name }) => `El canary de ${name} tiene otro porcentaje`,
  },
  end: {
    label: 'Terminar canary',
    title: ({ name }) => `¿Terminar el canary de ${name}?`,
    text: ({ live }) => `Todos reciben ${live}. ${nextPage}`,
    done: ({ name }) => `El canary de ${name} ha terminado`,
  },
  kill: {
    label: 'Desactivar',
    title: ({ name }) => `¿Desactivar ${name}?`,
    text: () =>
      'El módulo se desactiva para todos: no se carga ninguno de sus archivos, y sus páginas lo indican.',
    done: ({ name }) => `${name} está desactivado para todos`,
  },
  revive: {
    label: 'Reactivar',
    title: ({ name }) => `¿Reactivar ${name}?`,
    text: ({ live }) => `El módulo vuelve a estar activo para todos, en la versión ${live}.`,
    done: ({ name }) => `${name} vuelve a estar activo`,
  },
  remove: {
    label: 'Retirar',
    title: ({ name }) => `¿Retirar ${name}?`,
    text: (_named, keptDays) =>
      `Sus páginas y enlaces desaparecen para todos. Sus archivos se conservan ${keptDays} días, y hasta entonces se puede recuperar. Después se eliminan definitivamente.`,
    done: ({ name }) => `${name} se ha retirado`,
  },
};
