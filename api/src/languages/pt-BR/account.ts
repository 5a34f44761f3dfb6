import type { ApiCatalogue } from '../catalogue.ts';

export const account = {
  'api/account': {
    noPassword: 'Esta conta não tem senha aqui. O acesso é feito por outro serviço',
    linkUsed: 'Este link expirou ou já foi usado. Peça um novo',
    noMail: 'Este site não envia e-mails. Peça ao seu administrador um link para uma nova senha',
    accountGone: 'Esta conta não existe mais',
    lastOperator: 'Este é o único operador. Torne outra pessoa operadora primeiro',
    confirmationNeeded: 'Digite sua senha, ou entre de novo primeiro',
    wrongConfirmation: 'Digite o endereço de e-mail desta conta',
    keptElsewhere: 'Você entra por outro serviço. Altere isso lá',
    pictureType: 'Escolha uma imagem PNG, JPEG ou WebP',
    pictureTooLarge: 'A imagem pode ter no máximo 256 kB',
    pictureGone: 'Esta imagem não existe mais',
    tooManyLinks: 'Pedidos demais de nova senha',
    mailSubject: 'Escolha uma nova senha para o My Note',
    mailText: (link) => `Alguém pediu uma nova senha para este endereço.

Abra este link em até uma hora para escolher uma. Ele funciona uma única vez:

${link}

Escolher uma nova senha encerra a sessão em todos os dispositivos.

Se não foi você que pediu, ignore esta mensagem. Sua senha continua a mesma.
`,
  },
  'api/identity': {
    wrongCredentials: 'E-mail ou senha incorretos',
    emailTaken: 'Já existe uma conta com este e-mail. Entre com ela',
    commonPassword: 'Esta é uma das senhas mais comuns. Escolha outra',
    ownWords: (characters) => `Além do seu nome e endereço, use pelo menos ${characters} caracteres`,
    wrongPassword: 'A senha está errada',
    signInAgain:
      'A verificação em duas etapas está ativada. Entre de novo e faça esta alteração em até 10 minutos',
    wrongCode: 'O código está errado ou já foi usado. Digite o mais recente',
    ticketExpired: 'Este acesso expirou. Digite sua senha de novo',
    unknownPasskey: 'Nenhuma conta aqui tem esta chave de acesso. Entre com sua senha',
    passkeyNotAdded: 'A chave de acesso não foi adicionada. Tente de novo',
    tooManyPasskeys: 'Já existem 20 chaves de acesso. Remova uma primeiro',
    twoStepOn: 'A verificação em duas etapas já está ativada',
    twoStepOff: 'A verificação em duas etapas já está desativada',
    onlyWay: 'Esta é a única forma de entrar. Adicione outra primeiro',
    noPassword: 'Esta conta não tem senha. Esses ajustes estão no seu provedor de acesso',
    noPasskeysHere:
      'Chaves de acesso não funcionam neste endereço. Seu administrador pode definir PUBLIC_URL com o endereço deste site',
    passkeyGone: 'Esta chave de acesso já foi removida',
    googleAway:
      'O servidor não consegue acessar o Google para verificar seu acesso. Tente de novo em um minuto',
    noEmail:
      'Esta conta não tem endereço de e-mail, e o My Note precisa de um. Entre com uma conta que tenha',
    tooManyAccounts: 'Contas novas demais',
    tooManySignIns: 'Tentativas de acesso demais',
    tooManyAttempts: 'Tentativas demais',
  },
  'api/sessions': {
    readOnly: 'Este token só pode ler. Crie um com o escopo write para fazer alterações',
    signInEnded: 'Esta sessão terminou. Entre de novo',
    accountDeleted: 'Esta conta acabou de ser excluída. Crie uma nova para continuar',
    accountDisabled: 'Esta conta está desativada. Suas notas foram mantidas. Fale com seu administrador',
    notSetUp: (provider) => `O acesso com ${provider} não está configurado aqui`,
    signInExpired: 'Este acesso expirou. Entre de novo',
    welcome: 'Boas-vindas ao My Note',
    welcomeText:
      'Escreva sua primeira nota, ou carregue as notas de exemplo no Início para um passeio rápido.',
    stays: 'Sua conta fica',
    staysText:
      'Você entrou, então ela não será excluída. Suas notas e seus links compartilhados estão de volta.',
    tokenEnded: 'Este token já terminou',
    sessionEnded: 'Esta sessão já terminou',
  },
  'api/invitations': {
    closed: 'Não é possível criar contas aqui. Fale com seu administrador',
    full: 'Este site tem tantas contas quanto o administrador permite. Fale com seu administrador',
    used: 'Este convite já foi usado, expirou ou foi revogado. Peça um novo ao seu administrador',
    firstAccount:
      'A primeira conta é criada na própria máquina, ou com o link que o My Note mostrou ao iniciar',
  },
  'api/people': {
    tooManyInvitations: (count) => `Há ${count} convites em aberto. Revogue um primeiro`,
    invitationGone: 'Este convite já foi usado ou revogado',
    operatorOnly: 'Só o operador deste site pode fazer isso',
    accountGone: 'Esta conta não existe mais',
    lastOperator: 'Este é o único operador. Torne outra pessoa operadora primeiro',
  },
  'api/tokens': {
    badDate: 'expires: escolha uma data futura, antes do ano 9999',
    tooMany: (count) => `Você pode ter no máximo ${count} tokens. Exclua um primeiro`,
  },
  'api/requests': {
    tooMany: (count) => `${count} dos seus pedidos estão em aberto. Aguarde uma resposta a alguns deles`,
    pictureGone: 'screenshot: esta imagem não existe mais. Adicione-a de novo',
    noPicture: (name) =>
      `screenshot: “${name}” não é uma imagem. Adicione uma imagem PNG, JPEG, GIF, WebP ou AVIF`,
    noRequest: (id) => `O pedido ${id} não existe`,
    noScreenshot: 'Este pedido não tem captura de tela',
    became: {
      open: 'Seu pedido está aberto de novo',
      planned: 'Seu pedido está planejado',
      done: 'Seu pedido foi atendido',
      declined: 'Seu pedido foi recusado',
      answered: 'Seu pedido recebeu uma resposta',
    },
  },
  'api/notifications': {
    gone: 'Esta notificação não existe mais',
    tooManyStreams: (count) =>
      `No máximo ${count} páginas abertas podem receber notificações ao vivo. Feche uma delas`,
    testTitle: 'As notificações funcionam aqui',
    testText: 'É assim que o My Note avisa você quando não está aberto.',
    deviceGone: 'Este navegador não recebe mais notificações',
    pushOff: 'As notificações do navegador estão desativadas neste servidor',
    tooManyDevices: (count) =>
      `No máximo ${count} navegadores podem receber suas notificações. Remova um primeiro`,
    endpointRefused: (reason) => `O serviço de push deste navegador não pode ser usado: ${reason}`,
    keysRefused: 'As chaves desta inscrição não podem ser usadas',
    endpointTaken: 'Outro navegador tem esta inscrição. Crie uma nova',
  },
  'api/guard': {
    takenBack: (release) => `${release} foi retirada`,
    takenBackWhy: (live, why) => `${live} voltou a ser usada em todos os lugares. ${why}`,
    isLive: (release) => `${release} está no ar`,
    isLiveWhy: (former, why) => `Ela substituiu ${former}. ${why}`,
  },
  'api/backups': {
    failed: 'O backup falhou',
    failedWhy: (reason, lastGood) => `${reason}. ${lastGood} Uma nova tentativa será feita automaticamente`,
    noneYet: 'Ainda não há nenhum backup bem-sucedido.',
    lastGood: (time) => `O último bem-sucedido é de ${time} UTC.`,
  },
  'api/webhooks': {
    turnedOff: (name) => `O webhook “${name}” foi desativado`,
    addressGone: 'O endereço dele respondeu que não existe mais (410).',
    failedFor: (days) => `As entregas dele falham há ${days} dias.`,
    redirected: (status) => `o endereço respondeu ${status}, e redirecionamentos não são seguidos`,
    responded: (status) => `o endereço respondeu ${status}`,
    webhookGone: 'Este webhook não existe',
    deliveryGone: 'Esta entrega não está mais no registro',
    tooMany: (count) => `Você pode ter no máximo ${count} webhooks. Exclua um primeiro`,
    off: 'Este webhook está desativado. Ative-o antes de enviar algo',
    addressRefused: (reason) => `Este endereço não pode ser usado: ${reason}`,
  },
} satisfies Partial<ApiCatalogue>;
