import { pluralIn, type Translation } from '@my-note/contract/language';
import type { loginTexts } from '../../features/login/texts.ts';

const plural = pluralIn('pt-BR');
const whose = (name: string | undefined) => name ?? 'alguém que entrou aqui antes';

export const login: Translation<typeof loginTexts> = {
  email: 'E-mail',
  password: 'Senha',
  newPassword: 'Nova senha',
  name: 'Nome',
  loginTitle: 'Que bom ver você de novo',
  createTitle: 'Crie sua conta',
  firstTitle: 'Crie a primeira conta',
  firstHint:
    'Ninguém tem uma conta aqui ainda. A primeira é a do operador: ela pode convidar e gerenciar as outras.',
  firstElsewhere:
    'Ninguém tem uma conta aqui ainda. Abra esta página na máquina em que o My Note está rodando ou com o link que o My Note mostrou ao iniciar.',
  invited: 'Você recebeu um convite para este site. O convite cria uma conta.',
  haveAccount: 'Já tem uma conta?',
  noAccount: 'Ainda não tem conta?',
  or: 'ou',
  codeTitle: 'Digite seu código',
  code: {
    label: 'Código',
    hint: 'Sua senha está certa. Abra seu app autenticador e digite os seis dígitos que ele mostra.',
  },
  recoveryCode: {
    label: 'Código de recuperação',
    hint: 'Digite um dos códigos de recuperação que você guardou ao ativar a verificação em duas etapas. Cada um funciona uma única vez.',
  },
  useRecovery: 'Usar um código de recuperação',
  useApp: 'Usar o app autenticador',
  back: 'Voltar',
  codeToo: 'Código do seu app autenticador ou um código de recuperação',
  codeTooHint: 'Se a verificação em duas etapas estiver ativada, seu código permite entrar agora.',
  passkey: 'Entrar com uma chave de acesso',
  forgotten: 'Esqueceu a senha?',
  resetSent: (email) =>
    `Se houver uma conta para ${email}, um e-mail com os próximos passos já está a caminho.`,
  kept: (name, notes, requests) => {
    const parts = [
      notes > 0 && plural(notes, { one: `${notes} nota`, other: `${notes} notas` }),
      requests > 0 && plural(requests, { one: `${requests} solicitação`, other: `${requests} solicitações` }),
    ].filter(Boolean);
    return `Há texto não salvo de ${whose(name)} neste dispositivo: ${parts.join(' e ')}. Ele poderá ser recuperado no próximo login.`;
  },
  removeKept: 'Descartar',
  removeKeptTitle: (name) => `Descartar o texto não salvo de ${whose(name)}?`,
  removeKeptText: 'Ele nunca foi salvo, então será perdido para sempre.',
  notLoaded: 'Não foi possível carregar o formulário de login',
};
