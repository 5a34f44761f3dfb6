import { numberFormat, type Translation } from '@my-note/contract/language';
import type { changeWords } from '../../releases/change/texts.ts';
import type { releasesTexts } from '../../releases/texts.ts';
import { count } from './count.ts';

const number = numberFormat();
const progress = (loads: number, needed: number, percent: number) =>
  `${number(loads)} de ${count(needed, 'carregamento', 'carregamentos')} com ${percent}%.`;

export const releases: Translation<typeof releasesTexts> = {
  pageTitle: 'Lançamentos',
  forbidden: 'Só o operador pode abrir esta página',
  forbiddenText:
    'Ela mostra os lançamentos dos módulos deste site. Se precisar de alguma alteração, peça ao seu administrador.',

  remotes: 'Módulos',
  hint: (host, contract, revision) =>
    `Eles rodam no host ${host} com o contrato ${contract}. Revisão ${revision} do registro de módulos.`,
  loading: 'Carregando lançamentos',
  unknown: 'Não foi possível carregar os lançamentos',
  none: 'Nada foi publicado ainda. Publique um módulo pela linha de comando: pnpm remote publish.',

  noStore: 'Este serviço não sabe onde os módulos são publicados',
  noStoreText: 'Defina REMOTE_STORE ou SITE_DIR com a pasta ou o bucket do site e reinicie o serviço.',
  readOnly: 'Aqui você só pode visualizar',
  readOnlyText: (place, obstacle) =>
    `O serviço não consegue gravar em ${place} (${obstacle}), e nenhum guardião pode agir. Dê acesso de gravação ou faça as alterações pela linha de comando: pnpm remote.`,
  noReports:
    'Os navegadores não enviam relatórios para este serviço (TELEMETRY está desativado), então não há números nem guardião.',

  killed: 'Desativado para todos',
  removed: 'Retirado',
  canaryMark: (percent) => `Canary ${percent}%`,
  guarded: 'Acompanhado',
  live: 'Ativa',
  canary: 'Canary',
  previous: 'Anterior',
  kept: 'Mantida',
  canaryShare: (percent) => `${percent}% dos navegadores`,
  nothingLive: 'Nenhuma versão está ativa.',
  noFigures: 'Nenhum relatório ainda',
  loads: (n) => count(n, 'carregamento', 'carregamentos'),
  failed: (part) => `${part} com falha`,
  measured: (measure, value) => `${measure}: ${value}`,

  details: 'Detalhes',
  detailsOf: (name) => `Detalhes de ${name}`,
  actionsOf: (name) => `Ações de ${name}`,

  guard: 'Guardião',
  guardToNext: (loads, needed, percent, next, seconds) =>
    `${progress(loads, needed, percent)} Próximo passo: ${next}% dos navegadores, depois de pelo menos ${seconds}.`,
  guardToLive: (loads, needed, percent, seconds) =>
    `${progress(loads, needed, percent)} Próximo passo: ativa para todos, depois de pelo menos ${seconds}.`,
  guardBegun: (who, when) => `Iniciado por ${who} ${when}. Quando a barra se enche, o canary é retirado.`,
  guardPart: (part) => `${part} do necessário para retirá-lo`,
  unguarded: 'Nenhum guardião acompanha este canary.',
  seconds: (seconds) =>
    seconds < 120
      ? count(seconds, 'segundo', 'segundos')
      : count(Math.round(seconds / 60), 'minuto', 'minutos'),

  figures: 'Números',
  figuresLoading: 'Carregando números',
  figuresUnknown: 'Não foi possível carregar os números',
  figuresNone: 'Nenhum navegador enviou relatórios neste período.',
  figuresTable: (name) => `Números de ${name}`,
  chartsUnknown: 'Não foi possível carregar os gráficos',
  period: 'Período',
  periods: { hour: 'Última hora', day: 'Último dia', month: '30 dias' },
  measure: 'Medida',
  measures: {
    loads: 'Carregamentos',
    failures: 'Carregamentos com falha',
    errors: 'Erros de código',
    load: 'Tempo de carregamento, p75',
    lcp: 'Conteúdo principal, p75',
    inp: 'Interação, p75',
  },
  chartSays: (measure, versions) => `${measure}: ${versions}.`,
  chartValue: (role, value) => `${role} ${value}`,
  noValue: 'nenhum',

  versions: 'Versões',
  versionsHint: (days) =>
    `Pelo menos as três mais recentes são mantidas, e todas as que foram usadas ${days === 1 ? 'no último dia' : `nos últimos ${number(days)} dias`}.`,
  publishedWhen: (when) => `Publicada ${when}`,
  contractOf: (contract) => `contrato ${contract}`,

  compare: 'Comparar',
  compareFrom: 'De',
  compareTo: 'Para',
  comparing: 'Comparando',
  compareUnknown: 'Não foi possível comparar as versões',
  compareTable: (from, to) => `De ${from} para ${to}`,
  part: 'Parte',
  difference: 'Diferença',
  contract: 'Contrato',
  same: 'igual',
  notIn: 'não está lá',
  parts: (what) => {
    if (what === 'entry') return 'Entrada';
    return what === 'all scripts and styles' ? 'Todos os scripts e estilos' : what;
  },
  sharedModule: (name) => name,
  sharedSame: (n) =>
    n === 1
      ? '1 pacote compartilhado é exigido na mesma versão.'
      : `${number(n)} pacotes compartilhados são exigidos nas mesmas versões.`,

  history: 'Histórico',
  historyHint: 'Todas as alterações do que está ativo: quem, quando e por quê.',
  historyLoading: 'Carregando o histórico',
  historyMore: 'Carregando alterações mais antigas',
  historyUnknown: 'Não foi possível carregar o histórico',
  historyNone: 'Nenhuma alteração registrada ainda.',
  moved: (name, part, from, to) => `${name} ${part}: ${from} → ${to}`,
  absent: 'nenhuma',
  yes: 'sim',
  no: 'não',
};

const nextPage = 'As abas abertas mantêm o que estão executando até carregarem uma página de novo.';

export const changes: Translation<typeof changeWords> = {
  promote: {
    label: 'Promover',
    title: ({ name, version }) => `Promover ${name} ${version}?`,
    text: ({ version, live }) => `Todos recebem ${version} em vez de ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} ${version} está no ar`,
  },
  rollback: {
    label: 'Reverter',
    title: ({ name, version }) => `Reverter ${name} para ${version}?`,
    text: ({ version, live }) => `Todos voltam a receber ${version} em vez de ${live}. ${nextPage}`,
    done: ({ name, version }) => `${name} voltou para ${version}`,
  },
  restore: {
    label: 'Recuperar',
    title: ({ name, version }) => `Recuperar ${name} ${version}?`,
    text: () => 'As páginas e os links voltam a aparecer para todos.',
    done: ({ name, version }) => `${name} ${version} está no ar de novo`,
  },
  canary: {
    label: 'Iniciar canary',
    title: ({ name, version }) => `Iniciar um canary de ${name} ${version}?`,
    text: ({ live }) => `Uma parte dos navegadores recebe essa versão; os outros continuam com ${live}.`,
    done: ({ name, version }) => `O canary de ${name} ${version} começou`,
  },
  share: {
    label: 'Alterar parcela',
    title: ({ name }) => `Alterar a parcela do canary de ${name}?`,
    text: ({ version, live }) =>
      `Essa parcela dos navegadores recebe ${version}; os outros continuam com ${live}.`,
    done: ({ name }) => `O canary de ${name} tem outra parcela`,
  },
  end: {
    label: 'Encerrar canary',
    title: ({ name }) => `Encerrar o canary de ${name}?`,
    text: ({ live }) => `Todos recebem ${live}. ${nextPage}`,
    done: ({ name }) => `O canary de ${name} foi encerrado`,
  },
  kill: {
    label: 'Desativar',
    title: ({ name }) => `Desativar ${name}?`,
    text: () =>
      'O módulo fica desativado para todos: nenhum arquivo dele é carregado, e as páginas avisam isso.',
    done: ({ name }) => `${name} está desativado para todos`,
  },
  revive: {
    label: 'Reativar',
    title: ({ name }) => `Reativar ${name}?`,
    text: ({ live }) => `O módulo volta a funcionar para todos, na versão ${live}.`,
    done: ({ name }) => `${name} está ativo de novo`,
  },
  remove: {
    label: 'Remover',
    title: ({ name }) => `Remover ${name}?`,
    text: (_named, keptDays) =>
      `As páginas e os links desaparecem para todos. Os arquivos ficam guardados por ${keptDays} dias, e até lá é possível recuperar. Depois são excluídos para sempre.`,
    done: ({ name }) => `${name} foi removido`,
  },
};
