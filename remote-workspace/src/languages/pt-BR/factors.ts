import { pluralIn, type Translation } from '@my-note/contract/language';
import type { factorsTexts } from '../../account/factors/texts.ts';

const plural = pluralIn('pt-BR');

export const factors: Translation<typeof factorsTexts> = {
  title: 'Chaves de acesso e verificação em duas etapas',
  hint: 'Proteja sua conta com mais do que uma senha.',
  loading: 'Carregando suas formas de entrar',
  unknown: 'Não foi possível carregar como você entra',
  elsewhere: 'Você entra por outro serviço. Essas configurações ficam lá.',
  password: 'Sua senha',
  cancel: 'Cancelar',
  next: 'Avançar',

  passkeys: 'Chaves de acesso',
  passkeysHint: 'Entre com sua digital, seu rosto ou um PIN. Sem senha e sem código.',
  noPasskeys:
    'Nenhuma chave de acesso ainda. Adicione uma para este dispositivo ou para seu gerenciador de senhas.',
  passkeysUnsupported:
    'Este navegador não consegue usar chaves de acesso aqui. Elas precisam de HTTPS e de um endereço com nome.',
  addPasskey: 'Adicionar chave de acesso',
  passkeyName: 'Nome',
  passkeyNameHint: 'Só para sua lista, como o dispositivo em que ela está.',
  passkeyAdded: 'Chave de acesso adicionada',
  passkeyCanceled:
    'Nenhuma chave de acesso foi adicionada. Tente novamente e confirme quando seu dispositivo pedir.',
  passkeyKnown: 'Este dispositivo já tem uma chave de acesso para sua conta.',
  addedWhen: (when) => `Adicionada ${when}`,
  usedWhen: (when) => `último uso: ${when}`,
  neverUsed: 'nunca usada',
  synced: 'sincronizada por um gerenciador de senhas',
  rename: 'Renomear',
  save: 'Salvar',
  remove: 'Remover',
  removeTitle: (name) => `Remover a chave de acesso “${name}”?`,
  removeText:
    'Ela não vai mais servir para entrar na sua conta. Exclua-a também no dispositivo dela ou no seu gerenciador de senhas.',

  twoStep: 'Verificação em duas etapas',
  twoStepHint: 'Depois da senha, um código de um app autenticador no seu celular.',
  isOff: 'Desativada',
  onSinceWhen: (when) => `Ativada ${when}`,
  codesLeft: (count) =>
    plural(count, {
      one: `resta ${count} código de recuperação`,
      other: `restam ${count} códigos de recuperação`,
    }),
  turnOn: 'Ativar a verificação em duas etapas',
  turnOff: 'Desativar a verificação em duas etapas',
  turnedOff: 'A verificação em duas etapas está desativada',
  newCodes: 'Criar novos códigos de recuperação',
  makeCodes: 'Criar códigos',
  newCodesText: 'Seus códigos de recuperação anteriores param de funcionar.',
  turnOffText: 'Depois disso, só sua senha basta para entrar na sua conta.',
  scan: 'Escaneie este código com um app autenticador, como Aegis, 2FAS ou o do seu gerenciador de senhas.',
  qrCode: 'Código QR com a chave para seu app autenticador',
  textKey: 'Ou digite esta chave',
  code: 'Código',
  codeHint: 'Os seis dígitos que o app mostra agora.',
  codesTitle: 'Seus códigos de recuperação',
  codesText:
    'Com cada um você entra uma vez quando estiver sem o celular. Guarde-os onde você guarda suas senhas: eles só aparecem agora.',
  copyCodes: 'Copiar códigos',
  copied: 'Copiado',
  copyFailed: 'Não foi possível copiar. Baixe os códigos',
  downloadCodes: 'Baixar códigos',
  codesFile: 'my-note-codigos-de-recuperacao.txt',
  codesFileHead: 'Códigos de recuperação do My Note. Cada um funciona uma única vez.',
  kept: 'Já guardei',
};
